import { z } from 'zod';
import { fetchJson } from './fetch-json.ts';
import type { BackgroundSource } from './online-source.ts';

const searchSchema = z.object({ pages: z.array(z.object({ key: z.string(), title: z.string() })) });
const summarySchema = z.object({
  title: z.string(),
  type: z.string().nullish(),
  extract: z.string().nullish(),
  content_urls: z.object({ desktop: z.object({ page: z.url({ protocol: /^https$/ }) }) }).nullish(),
});

/** What pt.wikipedia says a topic is (https://www.mediawiki.org/wiki/API:REST_API), one request after the other. */
export function createWikipedia({
  baseUrl,
  userAgent,
}: {
  baseUrl: string;
  /** Names the product and a way to reach its operator, as Wikimedia asks for. */
  userAgent: string;
}): BackgroundSource {
  const headers = { 'user-agent': userAgent };
  return {
    async find(topic, signal) {
      const search = new URL('/w/rest.php/v1/search/page', baseUrl);
      search.searchParams.set('q', topic);
      search.searchParams.set('limit', '1');
      const found = await fetchJson({ address: search, shape: searchSchema, signal, headers });
      const [page] = found?.pages ?? [];
      if (!page) return null;
      const address = new URL(`/api/rest_v1/page/summary/${encodeURIComponent(page.key)}`, baseUrl);
      const summary = await fetchJson({ address, shape: summarySchema, signal, headers });
      const text = summary?.extract?.trim() ?? '';
      const source = summary?.content_urls?.desktop.page;
      if (!summary || summary.type === 'disambiguation' || text === '' || source === undefined) return null;
      return { title: summary.title, text, source, licence: 'CC BY-SA 4.0' };
    },
  };
}
