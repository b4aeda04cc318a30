import { foldText } from '../../../engine/language/fold-text.ts';
import type { GuardedCalls } from '../retrieval/guarded-calls.ts';
import type { DemandSource } from './demand-source.ts';

const mostAtOnce = 3;
const longestList = 20;
const longestQuery = 200;

export interface FoundSuggestion {
  query: string;
  /** In the list it came in, from 1. */
  position: number;
}

/**
 * Puts the queries to one source, a few at a time, until the deadline. Who gets no answer asks no more, so that a service that
 * refuses us is not pressed. `isWhole` tells whether every query was answered.
 */
export async function askSource({
  source,
  queries,
  guarded,
  deadline,
}: {
  source: DemandSource;
  queries: readonly string[];
  guarded: GuardedCalls;
  deadline: AbortSignal;
}): Promise<{ found: FoundSuggestion[]; isWhole: boolean }> {
  const answers = queries.map((): readonly string[] | null => null);
  const left = queries.entries();
  const askOn = async () => {
    for (const [at, query] of left) {
      if (deadline.aborted) return;
      const answer = await guarded<string[] | null>(source.name, {
        nothing: null,
        call: (signal) => source.suggest(query, AbortSignal.any([signal, deadline])),
      });
      if (answer === null) return;
      answers[at] = answer;
    }
  };
  await Promise.all(Array.from({ length: mostAtOnce }, askOn));
  return {
    found: answers.flatMap((answer, at) => readList(answer ?? [], queries[at] ?? '')),
    isWhole: answers.every((answer) => answer !== null),
  };
}

/** A list may begin with the query itself: those words are ours, and show nothing of what people type. */
function readList(answer: readonly string[], query: string): FoundSuggestion[] {
  return answer
    .slice(0, longestList)
    .map((text, at) => ({ query: text.replace(/\s+/gu, ' ').trim(), position: at + 1 }))
    .filter(({ query: text }) => text.length <= longestQuery && foldText(text) !== foldText(query));
}
