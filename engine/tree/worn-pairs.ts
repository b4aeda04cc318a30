import type { Card } from '../content.ts';
import { wordsOf } from './measure-hook.ts';

/** Word pairs that the hooks of all cards wear out. */
export type WornPairs = ReadonlySet<string>;

/** A word pair that the cards have at least so often says nothing new, whatever the topic. */
const wornFrom = 5;

/** The share of a hook's word pairs that all cards together wear out ("e o", "antes de"), from 0 to 1. */
export function wornShare(words: readonly string[], worn: WornPairs): number {
  const pairs = pairsOf(words);
  return pairs.filter((pair) => worn.has(pair)).length / Math.max(1, pairs.length);
}

export function countWornPairs(cards: readonly Card[]): WornPairs {
  const counts = new Map<string, number>();
  for (const { questions } of cards) {
    for (const { text } of questions.flatMap(({ hooks }) => hooks)) {
      for (const pair of pairsOf(wordsOf(text))) counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count >= wornFrom).map(([pair]) => pair));
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, place) => `${words[place]} ${word}`);
}
