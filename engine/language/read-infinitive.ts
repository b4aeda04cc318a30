import { foldText } from './fold-text.ts';
import { findNoun } from './nouns.ts';
import { isKnownInfinitive } from './verb-forms.ts';

/** Words in -ar, -er, -ir, -or that are no verbs and that the noun lexicon may not hold. */
const notVerbs = new Set(
  `popular familiar particular escolar solar polar molar bipolar capilar muscular vascular cardiovascular similar singular circular nuclear lunar linear militar exemplar titular
  espetacular milenar elementar espetacular vulgar irregular triangular retangular ocular auxiliar complementar suplementar preliminar peculiar secular pulmonar alimentar
  altar avatar dólar pilar bazar azar jaguar caviar hangar néctar patamar colar lagar avatar radar sonar guitar car star bar mar lar ar par ímpar
  qualquer prazer lazer mister líder caráter repórter suéter pôster poster câncer éter master tender chester hacker gamer streamer influencer designer youtuber blogger trailer freezer
  gloss driver server router browser twitter tinder uber power super hiper inter her over under after summer winter water butter burger laser zíper flyer banner starter cluster trader
  elixir nadir souvenir faquir mártir air hair qualquer mulher talher colher melhor pior maior menor cor dor amor flor`.split(
    /\s+/,
  ),
);

/** Nouns that are also infinitives: nouns when what follows, without accents, matches. */
const ambiguities = new Map<string, RegExp>([
  [
    'jantar',
    /^(?:$|de\b|do\b|da\b|dos\b|pra\b|para\b|pros?\b|com\b|em\b|fit|low|romant|especia|rapid|facil|simples|leve|barat|natal|saudave|chique|diferente|perfeit|surpresa|vegan|vegetarian|italian|japones|famil)/,
  ],
  ['olhar', /^(?:$|clinic|critic|feminin|masculin|de\b|da\b|do\b|magnetic|sedutor|penetrante|marcante)/],
  ['andar', /^(?:$|terreo|superior|inferior|alto|de cima|de baixo)/],
  [
    'poder',
    /^(?:$|d[aeo]s?\b|feminin|mental|pessoal|interior|publico|judiciario|aquisitivo|executivo|legislativo)/,
  ],
  ['dever', /^(?:$|d[aeo]s?\b|moral|civico)/],
  ['colher', /^(?:$|d[aeo]s?\b|medidora)/],
  ['colar', /^(?:$|d[aeo]s?\b|masculin|feminin|personalizad|elizabetano)/],
  ['pesar', /^$/],
  ['despertar', /^(?:$|espiritual|d[aeo]s?\b)/],
  ['amanhecer', /^(?:$|em\b|n[ao]\b|d[aeo]\b)/],
  ['entardecer', /^/],
  ['ser', /^humano/],
  ['saber', /^$/],
]);

/** Whether the first of these words is meant as an infinitive: "tocar violão" yes, "mulher empreendedora" no. */
export function isInfinitive(words: readonly string[]): boolean {
  const word = (words[0] ?? '').toLowerCase();
  const next = foldText(words.slice(1, 3).join(' '));
  if (words[0] !== word) return false;
  if (!/[aeiou]r$|^(?:\p{L}+)?por$|pôr$/u.test(word) || word === 'por' || word.length < 2) return false;
  const asNoun = ambiguities.get(word);
  if (asNoun) return !asNoun.test(next);
  if (word === 'pôr') return !/^d[oe] sol/.test(next);
  if (notVerbs.has(word)) return false;
  if (isKnownInfinitive(word)) return true;
  if (findNoun(word)) return false;
  return hasVerbalEnding(word);
}

/** For words outside the lexicons: loanwords in -er and -or are no verbs. */
function hasVerbalEnding(word: string): boolean {
  if (word.length < 5 || /[kwy]|ee|oo|sh|th|ck/.test(word)) return false;
  return /[^aeiou]ar$|[eiuo]ar$|(?:ec|esc|asc|isc|uz|az|iz|olv|end)er$|[^aeiou]ir$|uir$|air$/.test(word);
}
