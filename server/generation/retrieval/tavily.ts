import { z } from 'zod';
import { fetchJson } from './fetch-json.ts';
import { officialHosts, toFoundPage } from './found-page.ts';
import type { OnlineSource } from './online-source.ts';

const answerSchema = z.object({
  results: z.array(
    z.object({
      title: z.string().nullish(),
      url: z.string(),
      content: z.string().nullish(),
      raw_content: z.string().nullish(),
      published_date: z.string().nullish(),
    }),
  ),
});

const longestQuery = 400;

/** Pages of Brazilian public bodies through Tavily (https://docs.tavily.com); needs a key. */
export function createTavily({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }): OnlineSource {
  return {
    name: 'tavily',
    async search(topic, signal) {
      const answer = await fetchJson({
        address: new URL('/search', baseUrl),
        shape: answerSchema,
        signal,
        headers: { authorization: `Bearer ${apiKey}` },
        body: {
          query: topic.slice(0, longestQuery),
          search_depth: 'basic',
          topic: 'general',
          max_results: 10,
          country: 'brazil',
          include_domains: officialHosts,
          include_answer: false,
          include_raw_content: false,
        },
      });
      return (answer?.results ?? []).map(({ title, url, content, published_date }) =>
        toFoundPage({ title: title ?? '', address: url, text: content ?? '', date: published_date ?? null }),
      );
    },
  };
}
