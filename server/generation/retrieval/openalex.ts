import { z } from 'zod';
import type { FoundWork } from '../../../engine/evidence/found-work.ts';
import { fetchJson } from './fetch-json.ts';
import type { OnlineSource } from './online-source.ts';

const workSchema = z.object({
  doi: z.string().nullish(),
  title: z.string().nullish(),
  publication_year: z.int().nullish(),
  type: z.string().nullish(),
  language: z.string().nullish(),
  is_retracted: z.boolean().nullish(),
  abstract_inverted_index: z.record(z.string(), z.array(z.int().nonnegative())).nullish(),
  authorships: z
    .array(z.object({ author: z.object({ display_name: z.string().nullish() }).nullish() }))
    .nullish(),
  primary_location: z
    .object({
      landing_page_url: z.string().nullish(),
      license: z.string().nullish(),
      source: z.object({ display_name: z.string().nullish() }).nullish(),
    })
    .nullish(),
});
const answerSchema = z.object({ results: z.array(workSchema) });
type Work = z.infer<typeof workSchema>;

const fields =
  'id,doi,title,publication_year,type,language,is_retracted,abstract_inverted_index,authorships,primary_location';
const longestAbstract = 1_500;

/** Scholarly works in Portuguese from OpenAlex (https://docs.openalex.org); needs a key. */
export function createOpenAlex({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }): OnlineSource {
  return {
    name: 'openalex',
    async search(topic, signal) {
      const address = new URL('/works', baseUrl);
      address.searchParams.set('search', topic);
      address.searchParams.set('filter', 'language:pt,is_retracted:false,has_abstract:true');
      address.searchParams.set('select', fields);
      address.searchParams.set('per_page', '25');
      address.searchParams.set('api_key', apiKey);
      const answer = await fetchJson({ address, shape: answerSchema, signal });
      return (answer?.results ?? []).map(toFoundWork);
    },
  };
}

function toFoundWork(work: Work): FoundWork {
  const doi = work.doi?.toLowerCase().replace(/^https?:\/\/(?:dx\.)?doi\.org\//, '') ?? null;
  return {
    title: work.title ?? '',
    authors: nameAuthors(work.authorships?.flatMap(({ author }) => author?.display_name ?? []) ?? []),
    year: work.publication_year ?? null,
    venue: work.primary_location?.source?.display_name ?? '',
    text: rebuildAbstract(work.abstract_inverted_index ?? {}),
    doi,
    address: doi === null ? (work.primary_location?.landing_page_url ?? '') : `https://doi.org/${doi}`,
    licence: work.primary_location?.license ?? null,
    isRetracted: work.is_retracted === true,
    isPreprint: work.type === 'preprint',
  };
}

/** The index gives each word's places; together they are the text. Places far out of range are not believed. */
function rebuildAbstract(index: Readonly<Record<string, readonly number[]>>): string {
  const words: string[] = [];
  for (const [word, places] of Object.entries(index)) {
    for (const place of places) if (place < longestAbstract) words[place] = word;
  }
  return words.filter(Boolean).join(' ');
}

/** "Ana Paula Souza" alone, "Ana Paula Souza e Rui Lima", or the first of many "et al.". */
function nameAuthors(names: readonly string[]): string {
  const [first = '', second] = names;
  if (names.length > 2) return `${first} et al.`;
  return second === undefined ? first : `${first} e ${second}`;
}
