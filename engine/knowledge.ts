import type { Content, Kind } from './content.ts';
import { type Corpus, indexCorpus } from './evidence/corpus.ts';
import { createThemeFinder, type ThemeFinder } from './evidence/find-themes.ts';
import { indexReading } from './reading/index-reading.ts';
import type { ReadingIndex } from './reading/read-topic.ts';

/** The content with its indexes, each built once, when it is first needed. */
export interface Knowledge {
  readonly reading: ReadingIndex;
  readonly kindsByKey: ReadonlyMap<string, Kind>;
  readonly kindsByLabel: ReadonlyMap<string, Kind>;
  readonly themes: ThemeFinder;
  readonly corpus: Corpus;
}

export function buildKnowledge(content: Content): Knowledge {
  const { sources, themes, kinds } = content;
  const reading = once(() => indexReading(content));
  const kindsByKey = once(() => new Map(kinds.map((kind) => [kind.key, kind])));
  const kindsByLabel = once(() => new Map(kinds.map((kind) => [kind.label, kind])));
  const themeFinder = once(() => createThemeFinder(themes));
  const corpus = once(() => indexCorpus(sources));
  return {
    get reading() {
      return reading();
    },
    get kindsByKey() {
      return kindsByKey();
    },
    get kindsByLabel() {
      return kindsByLabel();
    },
    get themes() {
      return themeFinder();
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
