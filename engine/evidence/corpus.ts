import MiniSearch from 'minisearch';
import { listLemmas } from '../reading/topic-words.ts';
import { getSearchTerms, getStems, normaliseText } from './search-terms.ts';
import type { Source } from './source-schema.ts';

export interface IndexedSource {
  source: Source;
  /** Stems of the words that describe the source: keywords, tags, subtopics. */
  keywordStems: ReadonlySet<string>;
  /** The same words as plain text, with a space at both ends. */
  keywordText: string;
}

/** All sources, indexed once. */
export interface Corpus {
  /** In their fixed order. */
  indexedSources: readonly IndexedSource[];
  /** Relevance of each source to a text, by the source's id; a source without a word in common is absent. */
  scoreSources(text: string): Map<string, number>;
  /** In how many sources a stem is a keyword. */
  sourcesPerStem: ReadonlyMap<string, number>;
  /** In how many sources a word stands, by its dictionary form. */
  sourcesPerLemma: ReadonlyMap<string, number>;
  keywordStemsById: ReadonlyMap<string, ReadonlySet<string>>;
  sourcesByWork: ReadonlyMap<string, Source>;
  /** Every word that the corpus writes in lower case somewhere: names of people, places and bodies are not among them. */
  ordinaryWords: ReadonlySet<string>;
}

export function indexCorpus(sources: readonly Source[]): Corpus {
  const indexedSources = sources.map((source) => ({
    source,
    keywordStems: new Set(getStems(describe(source))),
    keywordText: ` ${normaliseText(source.keywords_pt)} `,
  }));
  const index = createSearchIndex(sources);
  return {
    indexedSources,
    scoreSources: (text) => new Map(index.search(text).map((result) => [result.id as string, result.score])),
    sourcesPerStem: countSourcesPerStem(indexedSources),
    sourcesPerLemma: countSourcesPerLemma(sources),
    keywordStemsById: new Map(indexedSources.map(({ source, keywordStems }) => [source.id, keywordStems])),
    sourcesByWork: new Map(sources.map((source) => [getWorkKey(source), source])),
    ordinaryWords: listOrdinaryWords(sources),
  };
}

/** The key of a work: its year and title. */
export function getWorkKey({ title, year }: { title: string; year: number | null }): string {
  return `${year}|${title}`;
}

/** Whether any of the stems occurs in what the source says or is described by. */
export function mentionsAny(stems: readonly string[], { source, keywordStems }: IndexedSource): boolean {
  if (stems.some((stem) => keywordStems.has(stem))) return true;
  const text = new Set(getStems([source.summary_pt, source.sample_pt, ...source.arguments_pt].join(' ')));
  return stems.some((stem) => text.has(stem));
}

/** How many different meaningful words of the text describe the source. */
export function countKeywordHits(stems: ReadonlySet<string>, { keywordStems }: IndexedSource): number {
  let hits = 0;
  for (const stem of stems) if (keywordStems.has(stem)) hits++;
  return hits;
}

/** How many of the phrases describe the source word for word. */
export function countPhrases(phrases: readonly string[], { keywordText }: IndexedSource): number {
  return phrases.filter((phrase) => keywordText.includes(` ${phrase} `)).length;
}

/** The same count, a word that describes only a handful of sources counting twice: "bet" says more than "salário". */
export function weighKeywordHits(
  stems: ReadonlySet<string>,
  { keywordStems }: IndexedSource,
  { sourcesPerStem }: Corpus,
): number {
  let weight = 0;
  for (const stem of stems) {
    if (keywordStems.has(stem)) weight += (sourcesPerStem.get(stem) ?? 0) <= rareStem ? 2 : 1;
  }
  return weight;
}

/** How many describing words two sources share, up to ten: the nearness of two works of one theme. */
export function countSharedKeywords(first: Source, second: Source, { keywordStemsById }: Corpus): number {
  const [own, other] = [keywordStemsById.get(first.id), keywordStemsById.get(second.id)];
  if (!own || !other) return 0;
  let shared = 0;
  for (const stem of own) if (other.has(stem)) shared++;
  return Math.min(shared, 10);
}

const rareStem = 8;

function countSourcesPerStem(indexedSources: readonly IndexedSource[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { keywordStems } of indexedSources) {
    for (const stem of keywordStems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

function countSourcesPerLemma(sources: readonly Source[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { keywords_pt, summary_pt, arguments_pt } of sources)
    for (const lemma of listLemmas([keywords_pt, summary_pt, ...arguments_pt].join(' ')))
      counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
  return counts;
}

function listOrdinaryWords(sources: readonly Source[]): ReadonlySet<string> {
  return new Set(
    sources.flatMap(({ summary_pt, arguments_pt, keywords_pt, caveat_pt }) =>
      [summary_pt, keywords_pt, caveat_pt, ...arguments_pt].flatMap(
        (text) => text.match(/(?<![\p{L}-])\p{Ll}[\p{L}-]*/gu) ?? [],
      ),
    ),
  );
}

function describe(source: Source): string {
  return [source.keywords_pt, ...source.tags, ...source.subtopics].join(' ');
}

function createSearchIndex(sources: readonly Source[]): MiniSearch<Source> {
  const index = new MiniSearch<Source>({
    fields: ['keywords', 'tags', 'summary', 'arguments', 'title'],
    extractField: (source, field) => readField(source, field),
    tokenize: getSearchTerms,
    processTerm: (term) => term,
    searchOptions: { boost: { keywords: 3, tags: 2 }, combineWith: 'OR' },
  });
  index.addAll(sources);
  return index;
}

function readField(source: Source, field: string): string {
  if (field === 'keywords') return source.keywords_pt;
  if (field === 'tags') return [...source.tags, ...source.subtopics].join(' ');
  if (field === 'summary') return source.summary_pt;
  if (field === 'arguments') return source.arguments_pt.join(' ');
  return field === 'title' ? source.title : source.id;
}
