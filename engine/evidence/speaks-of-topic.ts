import { findModifiers } from '../reading/modifiers.ts';
import { everyLemma, type TopicWord, topicWords } from '../reading/topic-words.ts';
import type { Source } from './source-schema.ts';

/** Whether a source speaks of all that a topic names, by the dictionary forms of its words. */
export function speaksOfTopic(source: Source, words: readonly TopicWord[]): boolean {
  const lemmas = lemmasIn(source);
  return words.length > 0 && words.every((word) => word.lemmas.some((lemma) => lemmas.has(lemma)));
}

/** The words of a topic that a source must speak of: not those that leave it what it is, as "barato" and "em casa". */
export function tellingWords(running: string): TopicWord[] {
  const words = topicWords(running);
  const modifiers = findModifiers(words);
  const telling = words.filter(({ place }) => !modifiers.has(place));
  return telling.length > 0 ? telling : words;
}

const known = new WeakMap<Source, ReadonlySet<string>>();

function lemmasIn(source: Source): ReadonlySet<string> {
  const lemmas =
    known.get(source) ?? everyLemma(`${source.keywords_pt} ${source.title} ${source.summary_pt}`);
  known.set(source, lemmas);
  return lemmas;
}
