import { z } from 'zod';
import { creditDisplaySchema } from './credits.ts';

export const materialsPerHook = 5;
export const maximumHookLength = 400;

export const buscaReferenciasInputSchema = z.object({
  hook: z.string(),
  tree_id: z.uuid().optional(),
});
export type BuscaReferenciasInput = z.input<typeof buscaReferenciasInputSchema>;

/** A "material estratégico": one real source and what it supports. `source` opens in a new tab. */
export const materialSchema = z.object({
  summary: z.string(),
  argument_1: z.string(),
  argument_2: z.string(),
  argument_3: z.string(),
  authority: z.string(),
  /** http(s) address of the source or, where it has none of its own, of the page where it was read. Empty when neither is known. */
  source: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
  title: z.string(),
  year: z.int().nullable(),
  kind: z.string(),
  caveat: z.string(),
  /** A verbatim quote of the source in its own language; empty when none was read. */
  excerpt: z.string(),
  /** Our advice on using it; never a finding. */
  use: z.string(),
  /** How far the source was read: at its publisher, on another page, or not at all (never badged). */
  confirmation: z.enum(['page', 'secondary', 'unconfirmed']),
  /** `hook`: on this hook; `theme`: of the same theme, shown as "do mesmo tema". */
  match: z.enum(['hook', 'theme']),
  country: z.string(),
});
export type Material = z.infer<typeof materialSchema>;

/** `reference` is the text after "Fonte:", empty for a section that rests on no source. */
export const scriptSectionSchema = z.object({
  instruction: z.string(),
  argument_with_authority: z.string(),
  reference: z.string(),
});
export type ScriptSection = z.infer<typeof scriptSectionSchema>;

export const scriptSchema = z.object({
  hook: z.string(),
  context: scriptSectionSchema,
  development: z.array(scriptSectionSchema).length(3),
  closing: scriptSectionSchema,
  justification: z.string(),
});
export type Script = z.infer<typeof scriptSchema>;

export const buscaReferenciasOutputSchema = z.object({
  id: z.uuid(),
  hook: z.string(),
  references: z.array(materialSchema).max(materialsPerHook),
  /** Null only when `references` is empty: with no source there is nothing to script. */
  script: scriptSchema.nullable(),
  credits: creditDisplaySchema,
  /** False for a set of fewer than five and for a repeat. */
  charged: z.boolean(),
  reused: z.boolean(),
});
export type BuscaReferenciasOutput = z.infer<typeof buscaReferenciasOutputSchema>;
