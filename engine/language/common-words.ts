import { foldText } from './fold-text.ts';
import { findNoun } from './nouns.ts';
import { findFiniteVerb, infinitiveWithAccents } from './verb-forms.ts';

/** Words that are neither nouns nor verbs of the lexicons, accents left out. */
const otherWords = new Set(
  `a ao aos as à às com como da das de do dos e em entre era esta este essa esse isso isto la lhe mais mas me mesmo meu minha meus minhas muito muita muitos muitas na nas no nos nem nao
  o os ou para pra pro pras pros pela pelas pelo pelos por porque porem qual quais quando quanto quanta quantos quantas que quem se seu sua seus suas sem sempre so sob sobre tambem tao te tem ter ti toda todas todo
  todos tudo um uma umas uns vale pena voce voces eu ele ela eles elas nunca ja ainda hoje ontem amanha agora antes depois durante ate desde contra onde aonde aqui ali melhor melhores pior piores maior maiores menor menores bom boa bons boas mau ma
  ruim ruins novo nova novos novas velho velha barato barata baratos baratas caro cara caros caras facil faceis dificil dificeis rapido rapida rapidos rapidas simples pequeno pequena pequenos pequenas grande grandes primeiro primeira primeiros primeiras segundo ultimo
  ultima sozinho sozinha gratis gratuito gratuita online digital pessoal fit natural caseiro caseira caseiros caseiras brasileiro brasileira saudavel saudaveis perfeito perfeita ideal pago paga pagos pagas proprio propria publico publica extra dois duas tres quatro cinco seis sete oito nove dez cem mil
  dicas passo menos bem mal ex tipo apos abaixo acima dentro fora perto longe alem vs versus guiada guiado romantico romantica empreendedora cacheado cacheada travando oleosa oleoso seca seco eletrico eletrica hibrido hibrida domestico domestica alimentar infantil feminino feminina masculino masculina
  muscular emocional mental financeiro financeira artificial capilar social internacional nacional popular regional profissional vegano vegana caro usado usada usados usadas antigo antiga antigos antigas quente frio fria gelado gelada doente triste feliz cansado cansada`.split(
    /\s+/,
  ),
);

/** Whether this is an everyday Portuguese word, which has no capital inside a sentence: a listed one, or one with a usual ending. */
export function isCommonWord(word: string): boolean {
  const lower = word.toLowerCase();
  return isListedWord(lower) || /(?:ção|ções|mente|dade|dades|mento|mentos|inho|inha|ismo|ndo)$/.test(lower);
}

/** Whether this is a noun, a form of a verb or another word of the lists. */
export function isListedWord(lower: string): boolean {
  const noun = findNoun(lower);
  if (noun && noun.text === noun.text.toLowerCase()) return true;
  return (
    otherWords.has(foldText(lower)) || infinitiveWithAccents(lower) !== null || findFiniteVerb(lower) !== null
  );
}
