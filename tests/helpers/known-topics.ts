import { hooksOf } from '../../shared/hook-tree.ts';
import { content, engine } from './engine.ts';

/** Topics that cards are about, each of another card: a tree of one costs a credit, and there are several. */
export const knownTopics = [
  'Dormir melhor',
  'Emagrecer na academia',
  'Ansiedade',
  'Horta em casa',
  'Tráfego pago',
  'Skincare',
  'Fotografia com celular',
  'Bitcoin',
] as const;

/** A part of what a card is about: served by the larger card, free. */
export const partOfTopic = { topic: 'Mastite na vaca', larger: 'Gado de leite' } as const;

/** A topic that no card is about: answered with a question back. */
export const unknownTopic = 'Balestra empenada';

/** A topic that only a card written with care may speak of. */
export const careTopic = 'Violência doméstica';

/** Names of so many cards that need no care, each read as that card. */
export function listCardTopics(count: number): string[] {
  const names: string[] = [];
  for (const { slug, name, needsCare } of content.cards) {
    if (names.length === count) break;
    const reading = needsCare ? null : engine.readTopic(name);
    if (reading?.kind === 'card' && reading.match.card.slug === slug) names.push(name);
  }
  if (Number.isFinite(count) && names.length < count)
    throw new Error(`There are ${names.length} cards to name, not ${count}`);
  return names;
}

/** The cards that need no care, each by a name that is read as it. */
const cardTopics = listCardTopics(Number.POSITIVE_INFINITY);

/** Requests for trees that cost a credit each, numbered: another one for every place below `mostPaid`, first trees before later ones. */
export function paidRequest(place: number): { prompt: string; variant: number } {
  const at = place % mostPaid;
  return { prompt: cardTopics[at % cardTopics.length] ?? '', variant: Math.floor(at / cardTopics.length) };
}

const treesOfCard = 2;
export const mostPaid = cardTopics.length * treesOfCard;

/** The trees of a topic one after another, until nothing of its card is left. */
export function listTrees(topic: string) {
  const reading = engine.readTopic(topic);
  if (reading.kind !== 'card') throw new Error(`“${topic}” is no topic of a card but ${reading.kind}`);
  const used = new Set<string>();
  const trees = [];
  for (;;) {
    const tree = engine.generateTree({ reading, used });
    if (tree === null) return trees;
    trees.push(tree);
    for (const block of tree.questions) for (const { hook } of hooksOf(block)) used.add(hook);
  }
}
