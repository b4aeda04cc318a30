import { foldText } from './fold-text.ts';

const stopWords = new Set(
  `a o as os um uma uns umas de do da dos das em no na nos nas ao aos por pelo pela pelos pelas para pra pro pras pros com sem sob sobre entre ate e ou mas nem que se quem qual quais quando quanto quanta onde como porque
  eu tu ele ela eles elas nos voce voces me te lhe meu minha meus minhas teu tua seu sua seus suas esse essa isso este esta isto aquele aquela aquilo ser e sao era foi estar esta estao tem ter tenho ha vai vou ir fica
  nao sim ja so la aqui ali ai muito muita muitos muitas tudo todo toda todos todas cada algum alguma outro outra mesmo mesma gente coisa coisas pode ta to ne dia`.split(
    /\s+/,
  ),
);

/** Endings that only vary a word, by their last letter; taken off when enough is left for the word to stay itself. */
const endingsByLetter: Readonly<Record<string, readonly string[]>> = {
  s: ['amentos', 'imentos', 'adores', 'adoras', 'antes', 'istas'],
  o: [
    'icacao',
    'amento',
    'imento',
    'acao',
    'icao',
    'ismo',
    'inho',
    'ando',
    'endo',
    'indo',
    'cao',
    'ado',
    'ido',
    'ao',
    'o',
  ],
  a: ['adora', 'ista', 'inha', 'aria', 'ada', 'ida', 'a'],
  e: ['idade', 'mente', 'ante', 'e'],
  r: ['ador', 'ar', 'er', 'ir'],
};
const shortestStem = 4;
const shortestOf = new Map(
  ['ado', 'ada', 'ido', 'ida', 'ante', 'antes', 'acao'].map((ending) => [ending, 5] as const),
);
/** Words that an ending would make the same as another: "restaurante" is no "restaurar". Folded, in the singular. */
const wordsApart = new Set(
  `acorde aparecida autoridade brasileirao camisinha caminhao celula choro comissaria comunidade condicionador contador contracao corrimento dividendo equipe escalada estudio
  extensao fracao fraldinha francesinha funilaria furadeira furao golfe indice jardineira lance macacao malha marinha
  milhao milho montador morro negocio opera padrinho papelaria passista pensao pizzaria plantao porto posto primer procuracao provador
  pulgao quadra quadrinho realidade restaurante salao salmao salvador suspensao testamento torto touro treinador verba verso`.split(
    /\s+/,
  ),
);
/** Words that only their accents tell apart from another, and their stems. */
const stemsByAccent: ReadonlyMap<string, string> = new Map([
  ['pelé', 'pelé'],
  ['pés', 'pe'],
  ['cocô', 'cocô'],
  ['carnê', 'carnê'],
]);
const betweenWords = /[\s.,;:!?…"'“”‘’«»()[\]{}<>/\\|*_~^`´#$%&=@–—-]+/;
const cache = new Map<string, string>();
const largestCache = 20_000;

/** The stems of the words that carry the meaning of a text, in its order, each once. */
export function contentStems(text: string): string[] {
  const stems = new Set<string>();
  for (const word of text.toLowerCase().split(betweenWords)) {
    const stem = stemsByAccent.get(word) ?? stemOfContent(foldText(word));
    if (stem !== '') stems.add(stem);
  }
  return [...stems];
}

function stemOfContent(word: string): string {
  return stopWords.has(word) ? '' : stemOf(word);
}

/** The stem of one folded word: plural, gender, diminutive and the commonest verb and noun endings go. */
export function stemOf(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const stem = computeStem(word);
  if (cache.size < largestCache) cache.set(word, stem);
  return stem;
}

function computeStem(word: string): string {
  if (/\d/.test(word) || word.length < 4) return word;
  const singular = singularStem(word);
  if (wordsApart.has(singular)) return singular;
  for (const ending of endingsByLetter[singular.slice(-1)] ?? []) {
    const shortest = shortestOf.get(ending) ?? shortestStem;
    if (singular.endsWith(ending) && singular.length - ending.length >= shortest)
      return singular.slice(0, -ending.length);
  }
  return singular;
}

function singularStem(word: string): string {
  if (!word.endsWith('s') || /(?:ss|us|nis|pis)$/.test(word)) return word;
  if (/[oa]es$/.test(word) && word !== 'maes') return `${word.slice(0, -3)}ao`;
  if (/[aeou]is$/.test(word) && word.length > 4) return `${word.slice(0, -2)}l`;
  if (word.endsWith('ns')) return `${word.slice(0, -2)}m`;
  if (/[rz]es$/.test(word) && word.length > 5) return word.slice(0, -2);
  return word.slice(0, -1);
}
