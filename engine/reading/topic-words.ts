import { lemmasOf } from './lemmas.ts';

/** A word of a topic that carries meaning. */
export interface TopicWord {
  /** As it stands in the topic, in lower case; with "sem " before it where the topic lacks it. */
  text: string;
  lemmas: readonly string[];
  /** Its place among all words of the text, from 0. */
  place: number;
}

const between = /[^\p{L}\p{N}+#%&-]+|(?<![\p{L}\p{N}])-|-(?![\p{L}\p{N}])/u;

/**
 * Words that only join others, ask or point. In a typed topic none of them needs an explanation; in a name, those of `turningWords` must
 * be said too.
 */
const functionWords: ReadonlySet<string> = new Set(
  `a à ao aos às o as os um uma uns umas de do da dos das dum duma em no na nos nas num numa por pelo pela pelos pelas para pra pro pras pros com e ou mas
  que quê quem qual quais quando quanto quanta quantos quantas onde aonde como porque porquê pois se
  eu tu ele ela eles elas nós vocês você cê gente a-gente me te lhe mim ti si comigo meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas
  esse essa isso esses essas este esta isto estes estas aquele aquela aquilo dele dela deles delas nele nela desse dessa disso deste desta nesse nessa nisso
  ser é são era foi sou somos sendo estar está tá estou tô estão tão tava ter tem têm tenho tinha há ir vai vou vamos vão
  não sim já só lá aqui ali aí então também muito muita muitos muitas mais menos tudo todo toda todos todas cada algum alguma alguns algumas outro outra outros outras mesmo mesma
  até sobre entre desde contra durante sob após coisa coisas`.split(/\s+/u),
);

/** The words of a normalised text that carry its meaning, in their order. */
export function topicWords(running: string): TopicWord[] {
  const words = splitTopic(running);
  return words.flatMap((word, place) => {
    if (functionWords.has(word) || word === 'sem') return [];
    const lacked = isLacked(words, place);
    const lemmas = lacked ? lemmasOf(word).map((lemma) => `sem ${lemma}`) : lemmasOf(word);
    return [{ text: lacked ? `sem ${word}` : word, lemmas, place }];
  });
}

/** The dictionary forms of the words that carry meaning, each once: the last form of a word that has several. */
export function listLemmas(text: string): ReadonlySet<string> {
  return new Set(topicWords(text).flatMap(({ lemmas }) => lemmas.at(-1) ?? []));
}

/** Every dictionary form of the words that carry meaning. */
export function everyLemma(text: string): ReadonlySet<string> {
  return new Set(topicWords(text).flatMap(({ lemmas }) => lemmas));
}

/** All words of a text in lower case; the places of `topicWords` count them. */
export function splitTopic(running: string): string[] {
  return running
    .toLowerCase()
    .split(between)
    .filter((word) => word !== '');
}

/** "sem glúten", "sem usar forno": the next word, or the one after a verb that only carries it. */
function isLacked(words: readonly string[], place: number): boolean {
  const before = words[place - 1];
  if (before === 'sem') return !lightVerbs.has(words[place] ?? '') || words[place + 1] === undefined;
  return (
    words[place - 2] === 'sem' &&
    before !== undefined &&
    (lightVerbs.has(before) || functionWords.has(before))
  );
}

const lightVerbs: ReadonlySet<string> = new Set(['ter', 'usar', 'fazer', 'comprar', 'precisar']);

/** "dizer não" is no "dizer", "gastar menos" no "gastar". */
const turningWords: ReadonlySet<string> = new Set(
  'não nem menos mais outro outra outros outras quanto quanta se me nada nunca só'.split(' '),
);

/** The words of a text that turn the meaning of the others, in lower case. */
export function turningWordsOf(running: string): ReadonlySet<string> {
  return new Set(splitTopic(running).filter((word) => turningWords.has(word)));
}

/** Whether two words can be forms of the same. */
export function isSameWord(one: TopicWord, other: TopicWord): boolean {
  return one.lemmas.some((lemma) => other.lemmas.includes(lemma));
}
