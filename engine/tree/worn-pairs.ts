import { bankSubtopics } from '../content/bank.ts';
import { wordsOf } from './measure-hook.ts';

/** A word pair that the bank has at least so often says nothing new, whatever the topic. */
const wornFrom = 5;

let wornPairs: ReadonlySet<string> | null = null;

/** The share of a hook's word pairs that the whole bank wears out ("e o", "antes de"), from 0 to 1. */
export function wornShare(words: readonly string[]): number {
  wornPairs ??= findWornPairs();
  const worn = wornPairs;
  const pairs = pairsOf(words);
  return pairs.filter((pair) => worn.has(pair)).length / Math.max(1, pairs.length);
}

function findWornPairs(): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { questions } of bankSubtopics) {
    for (const { text } of questions.flatMap(({ hooks }) => hooks)) {
      for (const pair of pairsOf(wordsOf(text))) counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count >= wornFrom).map(([pair]) => pair));
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, place) => `${words[place]} ${word}`);
}
