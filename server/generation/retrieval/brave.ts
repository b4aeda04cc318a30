import { z } from 'zod';
import { fetchJson } from './fetch-json.ts';
import { officialHosts, toFoundPage } from './found-page.ts';
import type { OnlineSource } from './online-source.ts';
import { stripMarkup } from './strip-markup.ts';

const answerSchema = z.object({
  web: z
    .object({
      results: z.array(
        z.object({
          title: z.string().nullish(),
          url: z.string(),
          description: z.string().nullish(),
          extra_snippets: z.array(z.string()).nullish(),
          page_age: z.string().nullish(),
        }),
      ),
    })
    .nullish(),
});

/** Pages of Brazilian public bodies through Brave Search (https://api-dashboard.search.brave.com); needs a key. */
export function createBrave({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }): OnlineSource {
  return {
    name: 'brave',
    async search(topic, signal) {
      const address = new URL('/res/v1/web/search', baseUrl);
      const hosts = officialHosts.map((host) => `site:${host}`).join(' OR ');
      address.searchParams.set('q', `${topic} (${hosts})`);
      address.searchParams.set('count', '20');
      address.searchParams.set('country', 'BR');
      address.searchParams.set('search_lang', 'pt-br');
      address.searchParams.set('text_decorations', 'false');
      const answer = await fetchJson({
        address,
        shape: answerSchema,
        signal,
        headers: { 'x-subscription-token': apiKey },
      });
      return (answer?.web?.results ?? []).map((result) =>
        toFoundPage({
          title: stripMarkup(result.title ?? ''),
          address: result.url,
          text: [result.description ?? '', ...(result.extra_snippets ?? [])].map(stripMarkup).join(' '),
          date: result.page_age ?? null,
        }),
      );
    },
  };
}
