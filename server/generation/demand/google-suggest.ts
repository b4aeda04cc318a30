import { z } from 'zod';
import { fetchJson, RetrievalError } from '../retrieval/fetch-json.ts';
import type { DemandSource } from './demand-source.ts';

/**
 * `["query", ["suggestion", …], …]`. Seen to go on with `[], {"google:suggestsubtypes": …}`; other clients of the service get a
 * list for each suggestion instead of a text, which is another shape.
 */
const answerSchema = z
  .tuple([z.unknown(), z.array(z.unknown())])
  .rest(z.unknown())
  .transform(([, entries]) => ({ entries, texts: entries.filter((entry) => typeof entry === 'string') }))
  .refine(({ entries, texts }) => entries.length === 0 || texts.length > 0)
  .transform(({ texts }) => texts);

/** What people type into Google, by the address that Firefox asks: no key, no documentation, and it may stop any day. */
export function createGoogleSuggest({ baseUrl }: { baseUrl: string }): DemandSource {
  return { name: 'google-suggest', suggest: (query, signal) => ask({ baseUrl, query, signal }) };
}

/** The same for YouTube. */
export function createYoutubeSuggest({ baseUrl }: { baseUrl: string }): DemandSource {
  return { name: 'youtube-suggest', suggest: (query, signal) => ask({ baseUrl, query, signal, site: 'yt' }) };
}

async function ask({
  baseUrl,
  query,
  signal,
  site,
}: {
  baseUrl: string;
  query: string;
  signal: AbortSignal;
  site?: 'yt';
}): Promise<string[]> {
  const address = new URL('/complete/search', baseUrl);
  address.searchParams.set('client', 'firefox');
  address.searchParams.set('hl', 'pt-BR');
  address.searchParams.set('gl', 'br');
  // Without these it has been seen to answer in ISO-8859-1.
  address.searchParams.set('ie', 'utf-8');
  address.searchParams.set('oe', 'utf-8');
  if (site !== undefined) address.searchParams.set('ds', site);
  address.searchParams.set('q', query);
  const answer = await fetchJson({ address, shape: answerSchema, signal });
  if (answer === null) throw new RetrievalError(`${address.host} is not where it was`);
  return answer;
}
