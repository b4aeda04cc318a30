import { z } from 'zod';
import type { FoundWork } from '../../../engine/evidence/found-work.ts';
import { fetchJson } from './fetch-json.ts';
import type { OnlineSource } from './online-source.ts';
import { stripMarkup } from './strip-markup.ts';

const articleSchema = z.object({
  id: z.string(),
  source: z.string(),
  doi: z.string().nullish(),
  title: z.string().nullish(),
  authorString: z.string().nullish(),
  journalTitle: z.string().nullish(),
  journalInfo: z.object({ journal: z.object({ title: z.string().nullish() }).nullish() }).nullish(),
  pubYear: z.string().nullish(),
  abstractText: z.string().nullish(),
  license: z.string().nullish(),
  pubTypeList: z.object({ pubType: z.array(z.string()).nullish() }).nullish(),
});
const answerSchema = z.object({ resultList: z.object({ result: z.array(articleSchema) }).nullish() });
type Article = z.infer<typeof articleSchema>;

/** Health studies in Portuguese from Europe PMC (https://europepmc.org/RestfulWebService); no key. */
export function createEuropePmc({ baseUrl }: { baseUrl: string }): OnlineSource {
  return {
    name: 'europepmc',
    async search(topic, signal) {
      const address = new URL('/europepmc/webservices/rest/search', baseUrl);
      const words = topic.replace(/[^\p{L}\p{N}\s-]/gu, ' ').trim();
      address.searchParams.set('query', `(${words}) AND LANG:por NOT SRC:PPR`);
      address.searchParams.set('format', 'json');
      address.searchParams.set('resultType', 'core');
      address.searchParams.set('pageSize', '25');
      const answer = await fetchJson({ address, shape: answerSchema, signal });
      return (answer?.resultList?.result ?? []).map(toFoundWork);
    },
  };
}

function toFoundWork(article: Article): FoundWork {
  const doi = article.doi?.toLowerCase() ?? null;
  const kinds = article.pubTypeList?.pubType?.map((kind) => kind.toLowerCase()) ?? [];
  return {
    title: stripMarkup(article.title ?? '').replace(/\.$/, ''),
    authors: shortenAuthors(article.authorString ?? ''),
    year: /^\d{4}$/.test(article.pubYear ?? '') ? Number(article.pubYear) : null,
    venue: article.journalTitle ?? article.journalInfo?.journal?.title ?? '',
    text: stripMarkup(article.abstractText ?? ''),
    doi,
    address:
      doi === null
        ? `https://europepmc.org/article/${article.source}/${article.id}`
        : `https://doi.org/${doi}`,
    licence: article.license ?? null,
    isRetracted: kinds.some((kind) => kind.includes('retract')),
    isPreprint: article.source === 'PPR' || kinds.includes('preprint'),
  };
}

/** "Silva A, Lima B, Souza C." → "Silva A et al." */
function shortenAuthors(listed: string): string {
  const [first = '', second, ...more] = listed.replace(/\.$/, '').split(', ');
  if (more.length > 0) return `${first} et al.`;
  return second === undefined ? first : `${first} e ${second}`;
}
