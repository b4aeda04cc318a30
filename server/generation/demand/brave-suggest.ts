import { z } from 'zod';
import { fetchJson, RetrievalError } from '../retrieval/fetch-json.ts';
import type { DemandSource } from './demand-source.ts';

const resultSchema = z.object({ query: z.string() });
const answerSchema = z.object({ results: z.array(z.unknown()) }).transform(({ results }) =>
  results.flatMap((result) => {
    const read = resultSchema.safeParse(result);
    return read.success ? [read.data.query] : [];
  }),
);

/**
 * What people type into Brave Search (https://api-dashboard.search.brave.com/documentation/services/suggest). Its plan has a
 * key of its own, which the key of the web search does not replace.
 */
export function createBraveSuggest({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }): DemandSource {
  return {
    name: 'brave-suggest',
    async suggest(query, signal) {
      const address = new URL('/res/v1/suggest/search', baseUrl);
      address.searchParams.set('q', query);
      // The documentation calls country and language hints.
      address.searchParams.set('country', 'BR');
      address.searchParams.set('lang', 'pt-br');
      address.searchParams.set('count', '20');
      const answer = await fetchJson({
        address,
        shape: answerSchema,
        signal,
        headers: { 'x-subscription-token': apiKey },
      });
      if (answer === null) throw new RetrievalError(`${address.host} is not where it was`);
      return answer;
    },
  };
}
