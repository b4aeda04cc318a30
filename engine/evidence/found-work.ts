import { z } from 'zod';
import type { ClaimSource } from './claim-source.ts';
import { toPortugueseNumbers } from './english-numbers.ts';
import { isForeignText } from './is-foreign-text.ts';

/** A work or a page that a search outside the corpus has found, in the one shape that all searches answer in. */
export const foundWorkSchema = z.object({
  title: z.string(),
  /** "Silva LES et al.", or the body; empty when the search did not say. */
  authors: z.string(),
  year: z.int().nullable(),
  venue: z.string(),
  /** The abstract, or what the search read of the page: plain text, without markup. */
  text: z.string(),
  /** In lower case, without the resolver: "10.1590/…"; null for a page. */
  doi: z.string().nullable(),
  /** http(s) address of the work or the page; empty when the search gave none. */
  address: z.string(),
  /** As its index gives it ("cc-by", "cc by-nc"); null when nobody said. */
  licence: z.string().nullable(),
  isRetracted: z.boolean(),
  isPreprint: z.boolean(),
});
export type FoundWork = z.infer<typeof foundWorkSchema>;

/** Shown wherever extracts of a found work are. */
export const extractCaveat = 'Trechos tirados do resumo que o autor publicou; o texto completo não foi lido.';

/** The same where somebody wrote about it in words of their own. */
export const phrasedCaveat =
  'Escrito a partir do resumo que o autor publicou; o texto completo não foi lido.';

/** Brings a found work into the shape that claims are checked against. Nothing but its abstract is known of it. */
export function toFoundClaimSource(work: FoundWork, caveat: string = extractCaveat): ClaimSource {
  return {
    title: work.title,
    year: work.year ?? 0,
    addresses: [work.address],
    // Numbers are read as Portuguese writes them.
    texts: [
      isForeignText(work.text) ? toPortugueseNumbers(work.text) : work.text,
      work.title,
      String(work.year ?? ''),
    ],
    description: [work.authors, work.venue, work.title, String(work.year ?? '')].join(' | '),
    caveat,
    isObservational: true,
  };
}
