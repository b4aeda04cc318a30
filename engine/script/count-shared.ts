import { listLemmas } from '../reading/topic-words.ts';

/** From which share of its words in another line on a line is a repetition. */
const repeated = 0.7;

/** How many words, by dictionary form, a line shares with another text, those of the topic aside. */
export function countShared(line: string, { topic, said }: { topic: string; said: string }): number {
  const ofTopic = listLemmas(topic);
  const others = listLemmas(said);
  return [...listLemmas(line)].filter((lemma) => others.has(lemma) && !ofTopic.has(lemma)).length;
}

/** Whether a line repeats another one. */
export function isRepeat(line: string, other: string): boolean {
  const { size } = listLemmas(line);
  return size > 0 && countShared(line, { topic: '', said: other }) >= repeated * size;
}
