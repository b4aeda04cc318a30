export interface SaidHook {
  topic: string;
  /** The subtopic that served the topic, or the topic itself when none did: topics of one subtopic may share hooks. */
  group: string;
  /** Index of its question in the tree. */
  question: number;
  text: string;
}

/** Words as the metrics count them: lower case, letters, digits and inner hyphens. */
export function tokens(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
}

export function ngrams(words: readonly string[], size: number): string[] {
  return words
    .slice(0, Math.max(0, words.length - size + 1))
    .map((_, start) => words.slice(start, start + size).join(' '));
}

/** Different word pairs over all word pairs: 1 says nothing twice. */
export function distinct2(hooks: readonly SaidHook[]): number {
  const pairs = hooks.flatMap(({ text }) => ngrams(tokens(text), 2));
  return new Set(pairs).size / pairs.length;
}

/** Share of five-word runs that a topic of another group has too. */
export function sharedFiveGrams(hooks: readonly SaidHook[]): number {
  const topicsOf = new Map<string, Set<string>>();
  const runs = hooks.flatMap(({ group, text }) =>
    ngrams(tokens(text), 5).map((run) => ({ topic: group, run })),
  );
  for (const { topic, run } of runs) topicsOf.set(run, (topicsOf.get(run) ?? new Set()).add(topic));
  return runs.filter(({ run }) => (topicsOf.get(run)?.size ?? 0) > 1).length / runs.length;
}

/** Share of hooks whose first three words open hooks of more than three topics. */
export function wornOpenings(hooks: readonly SaidHook[]): number {
  const topicsOf = new Map<string, Set<string>>();
  const opened = hooks.map(({ topic, text }) => ({ topic, opening: tokens(text).slice(0, 3).join(' ') }));
  for (const { topic, opening } of opened)
    topicsOf.set(opening, (topicsOf.get(opening) ?? new Set()).add(topic));
  return opened.filter(({ opening }) => (topicsOf.get(opening)?.size ?? 0) > 3).length / opened.length;
}

/**
 * Mean BLEU-4 of each text against all others (smoothed by adding one to orders above the first, brevity penalty
 * against the closest length): 0 has nothing in common.
 */
export function selfBleu(texts: readonly string[]): number {
  const all = texts.map((text) => tokens(text));
  const index = buildIndex(all);
  const scores = all.map((words, own) => bleu(words, own, index));
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

interface BleuIndex {
  /** For each n-gram, which texts hold it and how often. */
  holders: Map<string, Map<number, number>>;
  lengths: readonly number[];
}

function buildIndex(all: readonly string[][]): BleuIndex {
  const holders = new Map<string, Map<number, number>>();
  for (const [text, words] of all.entries()) {
    for (const size of [1, 2, 3, 4]) {
      for (const gram of ngrams(words, size)) {
        const counts = holders.get(gram) ?? new Map<number, number>();
        counts.set(text, (counts.get(text) ?? 0) + 1);
        holders.set(gram, counts);
      }
    }
  }
  return { holders, lengths: all.map((words) => words.length) };
}

function bleu(words: readonly string[], own: number, { holders, lengths }: BleuIndex): number {
  let logSum = 0;
  for (const size of [1, 2, 3, 4]) {
    const grams = ngrams(words, size);
    const counts = new Map<string, number>();
    for (const gram of grams) counts.set(gram, (counts.get(gram) ?? 0) + 1);
    let matched = 0;
    for (const [gram, count] of counts) matched += Math.min(count, mostElsewhere(holders.get(gram), own));
    const smoothing = size === 1 ? 0 : 1;
    const precision = (matched + smoothing) / (grams.length + smoothing || 1);
    if (precision === 0) return 0;
    logSum += Math.log(precision) / 4;
  }
  const others = lengths.filter((_, text) => text !== own);
  const closest = others.reduce(
    (best, length) => (Math.abs(length - words.length) < Math.abs(best - words.length) ? length : best),
    others[0] ?? 0,
  );
  const brevity = words.length >= closest ? 1 : Math.exp(1 - closest / words.length);
  return brevity * Math.exp(logSum);
}

function mostElsewhere(counts: Map<number, number> | undefined, own: number): number {
  let most = 0;
  for (const [text, count] of counts ?? []) if (text !== own) most = Math.max(most, count);
  return most;
}

/** The value below which `share` of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Words up to the first pause. */
export function firstBeatLength(text: string): number {
  return tokens(/^.*?[.,;:?…](?=[\s”]|$)/u.exec(text)?.[0] ?? text).length;
}
