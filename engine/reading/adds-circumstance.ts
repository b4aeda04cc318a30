import { isKnownInfinitive } from '../language/verb-forms.ts';
import type { TopicWord } from './topic-words.ts';

/** A topic in which a name of a card stands. */
export interface NamedTopic {
  area: string;
  /** Every word of the topic, those that only join others among them, in lower case. */
  tokens: readonly string[];
  /** The words with a meaning of their own, in their order. */
  words: readonly TopicWord[];
  /** Places of the words that the name explains. */
  named: ReadonlySet<number>;
  /** Places of the words that nothing explains. */
  unexplained: ReadonlySet<number>;
  /** Places of the words that only modify the topic. */
  modifying: ReadonlySet<number>;
}

/** More words than these are a topic of their own. */
const mostAdded = 4;

/**
 * Words that begin a circumstance of any topic: "orquídea que não floresce", "primeiro encontro onde levar",
 * "wi-fi não chega no quarto", "galinha choca fora de época".
 */
const clauseOpeners = new Set(
  'que quando enquanto onde quem como porque se não nunca fora durante'.split(' '),
);
/** Words that begin a place, an audience or an occasion: "birra no mercado", "inglês pra garçom". */
const placeOpeners = new Set('em no na nos nas num numa pra para pro pras pros'.split(' '));
const meansOpeners = new Set(['com', 'sem']);

/** Where a place, a companion or a lack makes another thing of it: "frango na cerveja", "viajar pra Gramado", "filho com febre". */
const areasOfPlaces = new Set('culinaria nutricao saude viagem historia tradicoes cinema musica'.split(' '));
const areasOfMeans = new Set([
  ...areasOfPlaces,
  ...'saude-mental pets animais campo maternidade beleza cabelo direito'.split(' '),
]);

/**
 * Whether all that the topic adds to a name is a circumstance: it stands behind the name, begins as a clause, a place or a gerund does,
 * and is short. "X de Y" and a bare noun may name something else, and are none.
 */
export function addsCircumstance(topic: NamedTopic): boolean {
  const { tokens, words, named, unexplained, modifying } = topic;
  if (unexplained.size === 0 || unexplained.size > mostAdded) return false;
  const head = words.find(({ place }) => !modifying.has(place));
  if (head === undefined || !named.has(head.place)) return false;
  const first = Math.min(...unexplained);
  const lastNamed = Math.max(...named);
  if (first < lastNamed) return false;
  const before = Math.max(...words.map(({ place }) => place).filter((place) => place < first));
  return [lastNamed, before].some((place) => opensCircumstance(tokens[place + 1] ?? '', topic.area));
}

function opensCircumstance(token: string, area: string): boolean {
  if (clauseOpeners.has(token) || /[aei]ndo$/u.test(token) || isPreterite(token)) return true;
  if (placeOpeners.has(token)) return !areasOfPlaces.has(area);
  return meansOpeners.has(token) && !areasOfMeans.has(area);
}

/** "morreu", "parou", "caiu": no noun is spelt like one of these forms of a known verb. */
function isPreterite(token: string): boolean {
  const [, stem = '', ending = ''] = /^(.{2,})(ou|eu|iu)$/u.exec(token) ?? [];
  const infinitives: Record<string, string> = { ou: 'ar', eu: 'er', iu: 'ir' };
  return stem !== '' && isKnownInfinitive(stem + (infinitives[ending] ?? ''));
}
