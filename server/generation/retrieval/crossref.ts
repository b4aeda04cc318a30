import { z } from 'zod';
import { fetchJson } from './fetch-json.ts';
import type { DoiRegistry } from './online-source.ts';
import { stripMarkup } from './strip-markup.ts';

const noticeSchema = z.object({ type: z.string().nullish() });
const answerSchema = z.object({
  message: z.object({
    title: z.array(z.string()).nullish(),
    'updated-by': z.array(noticeSchema).nullish(),
  }),
});

/** The registry of DOIs (https://api.crossref.org). `contact`: an address to write to, for its better-served queue. */
export function createCrossref({
  baseUrl,
  contact,
}: {
  baseUrl: string;
  contact: string | null;
}): DoiRegistry {
  return {
    async look(doi, signal) {
      const address = new URL(`/works/${encodeURIComponent(doi)}`, baseUrl);
      if (contact !== null) address.searchParams.set('mailto', contact);
      const answer = await fetchJson({ address, shape: answerSchema, signal });
      if (answer === null) return null;
      const notices = answer.message['updated-by'] ?? [];
      return {
        title: stripMarkup(answer.message.title?.[0] ?? ''),
        isRetracted: notices.some(({ type }) => /retract|withdraw|removal/i.test(type ?? '')),
      };
    },
  };
}
