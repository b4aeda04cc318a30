import type { Card, Content } from './content.ts';
import { type Corpus, indexCorpus } from './evidence/corpus.ts';
import { createThemeMap, type ThemeMap } from './evidence/map-topic-to-tags.ts';
import { createSubtopicMatcher, type SubtopicMatcher } from './language/match-subtopic.ts';
import { countWornPairs, type WornPairs } from './tree/worn-pairs.ts';

/** The content with its indexes, each built once, when it is first needed. */
export interface Knowledge {
  readonly cardsBySlug: ReadonlyMap<string, Card>;
  readonly matchSubtopic: SubtopicMatcher;
  readonly wornPairs: WornPairs;
  readonly themes: ThemeMap;
  readonly corpus: Corpus;
}

export function buildKnowledge({ cards, sources }: Content): Knowledge {
  const cardsBySlug = once(() => new Map(cards.map((card) => [card.slug, card])));
  const matchSubtopic = once(() => createSubtopicMatcher(cards));
  const wornPairs = once(() => countWornPairs(cards));
  const themes = once(() => createThemeMap(cards));
  const corpus = once(() => indexCorpus(sources));
  return {
    get cardsBySlug() {
      return cardsBySlug();
    },
    get matchSubtopic() {
      return matchSubtopic();
    },
    get wornPairs() {
      return wornPairs();
    },
    get themes() {
      return themes();
    },
    get corpus() {
      return corpus();
    },
  };
}

function once<Value>(build: () => Value): () => Value {
  let built: { value: Value } | null = null;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
}
