import { normaliseText } from './search-terms.ts';

/** How alike two titles are, from 0 to 1: word pairs in common over all (Dice). Case, accents and punctuation count for nothing. */
export function getTitleLikeness(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)];
  if (first.size === 0 || second.size === 0) return normaliseText(one) === normaliseText(other) ? 1 : 0;
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / (first.size + second.size);
}

/** A title less like another one names another work. */
export const leastLikeness = 0.9;

/** Whether two works are one: at one address, or under titles so alike. */
export function isSameWork(one: TitledWork, other: TitledWork): boolean {
  return one.source === other.source || getTitleLikeness(one.title, other.title) >= leastLikeness;
}

interface TitledWork {
  title: string;
  /** Its address. */
  source: string;
}

function pairsOf(title: string): Set<string> {
  const words = normaliseText(title).split(' ').filter(Boolean);
  return new Set(words.slice(1).map((word, place) => `${words[place]} ${word}`));
}
