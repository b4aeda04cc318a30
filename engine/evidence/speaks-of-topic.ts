import { findNoun } from '../language/nouns.ts';
import { findModifiers } from '../reading/modifiers.ts';
import { everyLemma, listLemmas, type TopicWord, topicWords } from '../reading/topic-words.ts';
import type { Corpus } from './corpus.ts';
import type { Source } from './source-schema.ts';

/** Whether a source speaks of all that a topic names, by the dictionary forms of its words. */
export function speaksOfTopic(source: Source, words: readonly TopicWord[]): boolean {
  const lemmas = lemmasIn(source);
  return words.length > 0 && words.every((word) => word.lemmas.some((lemma) => lemmas.has(lemma)));
}

/** How much of a hook a source must speak of where no topic says what the hook is about. */
const leastShare = 0.5;
const worthOfNoun = 1.5;

/**
 * Whether a source speaks of half of what a hook says, its words weighed by how few sources they stand in, nouns more:
 * one that the corpus does not know weighs most, so that "acarajé" is not answered by a study on frying.
 */
export function speaksOfHook(
  source: Source,
  hook: string,
  { indexedSources, sourcesPerLemma }: Corpus,
): boolean {
  const said = lemmasIn(source);
  let all = 0;
  let shared = 0;
  for (const lemma of listLemmas(hook)) {
    const rarity = Math.log(indexedSources.length / (1 + (sourcesPerLemma.get(lemma) ?? 0)));
    const weight = findNoun(lemma) === null ? rarity : worthOfNoun * rarity;
    all += weight;
    if (said.has(lemma)) shared += weight;
  }
  return all > 0 && shared >= leastShare * all;
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
