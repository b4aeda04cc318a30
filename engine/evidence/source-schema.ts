import { z } from 'zod';
import { readingDepths } from '../../shared/busca-referencias.ts';

export const sourceKinds = [
  'ensaio clínico',
  'meta-análise',
  'revisão',
  'observacional',
  'experimento',
  'pesquisa amostral',
  'estatística oficial',
  'diretriz',
  'relatório',
  'livro',
  'lei',
] as const;

const webAddress = z.url({ protocol: /^https?$/ });

/** One published source of the corpus, as stored under `content/sources`. The `_pt` texts are shown to people. */
export const sourceSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** The first tag names the file the source is stored in. */
  tags: z.array(z.string().min(2)).min(1).max(4),
  subtopics: z.array(z.string()),
  title: z.string().min(3),
  authors: z.string().min(2),
  /** Year of the data or of the publication, never of the page where it was read. */
  year: z.int().min(1850).max(2100),
  venue: z.string().min(2),
  country: z.string().min(2),
  kind: z.enum(sourceKinds),
  /** The source's own address; empty when only `confirmed_at` is known. */
  url: z.union([z.literal(''), webAddress]),
  sample_pt: z.string(),
  /**
   * What was read, in the source's own words or close to them; never shown. Every number that is shown must be here or,
   * where nothing is noted, in the summary, the sample or the quote.
   */
  facts: z.array(z.string().min(10)),
  /** Verbatim, in the source's own language; empty when none was read. */
  excerpt: z.string(),
  summary_pt: z.string().min(80),
  arguments_pt: z.array(z.string().min(20)).length(3),
  /** Of whom or of what each argument speaks, and when: the population, the denominator and the period that were read. */
  of_what: z.array(z.string().min(3)).length(3),
  /** Sentence that names the maker or payer with a stake in the result; the script says it with the numbers. */
  interest_pt: z.string().min(20).optional(),
  use_pt: z.string(),
  authority_pt: z.string().min(10),
  caveat_pt: z.string().min(10),
  keywords_pt: z.string().min(10),
  confirmed: z.enum(['page', 'secondary', 'unconfirmed']),
  confirmed_at: z.string(),
  read_as: z.enum(readingDepths),
});
export type Source = z.infer<typeof sourceSchema>;
