import { z } from 'zod';
import { creditDisplaySchema } from './credits-schema.ts';
import { materialsPerHook } from './materials-per-hook.ts';

export const buscaReferenciasInputSchema = z.object({
  hook: z.string(),
  tree_id: z.uuid().optional(),
});
export type BuscaReferenciasInput = z.input<typeof buscaReferenciasInputSchema>;

/** Doubts that a program has and only a reader can settle; what it is sure is wrong is never shown at all. */
export const claimDoubts = ['number-context', 'causal-verb', 'direction', 'overlap'] as const;
export type ClaimDoubt = (typeof claimDoubts)[number];

/** "Conferência automática": how much was compared with what was read of the sources, and what deserves a second look. */
export const checkReportSchema = z.object({
  sentences: z.int().nonnegative(),
  numbers: z.int().nonnegative(),
  /** `quote`: the words in question. */
  doubts: z.array(z.object({ check: z.enum(claimDoubts), quote: z.string() })),
});
export type CheckReport = z.infer<typeof checkReportSchema>;

/** The text that was read of a source: the work, its abstract, its authors' press release, or a text of others. */
export const readingDepths = ['obra', 'resumo', 'comunicado', 'imprensa'] as const;

/** A "material estratégico": one real source and what it supports. `source` opens in a new tab. */
export const materialSchema = z.object({
  summary: z.string(),
  argument_1: z.string(),
  argument_2: z.string(),
  argument_3: z.string(),
  authority: z.string(),
  /** http(s) address of the source or, where it has none of its own, of the page where it was read. Empty when neither is known. */
  source: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
  /** Whether `source` is the work's own address, or only a page where it was read. */
  source_kind: z.enum(['own', 'read-at']).default('own'),
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
  /** Missing where nobody noted it. */
  read_as: z.enum(readingDepths).optional(),
  /** Of whom or of what each argument speaks, in their order; missing where nobody noted it. */
  of_what: z.array(z.string()).length(3).optional(),
  /** Sentence that names the maker or payer with a stake in the result. */
  interest: z.string().optional(),
  /** `hook`: on this hook; `topic`: on the topic itself; `theme`: of the same theme, shown as "do mesmo tema". */
  match: z.enum(['hook', 'topic', 'theme']),
  country: z.string(),
  /** Delivered before with another hook of the same tree, and no part of what is paid for now. */
  already_yours: z.boolean().optional(),
  /** Null in materials kept from before there was one. */
  checks: checkReportSchema.nullable().default(null),
});
export type Material = z.infer<typeof materialSchema>;

/** A material as the browser reads it: the specification's fields must be there, and what is not told is not claimed. */
export const answeredMaterialSchema = materialSchema.extend({
  title: z.string().default(''),
  year: z.int().nullable().default(null),
  kind: z.string().default(''),
  caveat: z.string().default(''),
  excerpt: z.string().default(''),
  use: z.string().default(''),
  confirmation: materialSchema.shape.confirmation.default('unconfirmed'),
  match: materialSchema.shape.match.default('hook'),
  country: z.string().default(''),
});

/** A sentence of a script, for videos shorter or longer than it. */
export const spokenSentenceSchema = z.object({
  text: z.string(),
  /** The sentences of the lowest ranks stay in a shorter video; those of rank 0 in every one. Extra ones of one rank belong together. */
  rank: z.int().nonnegative(),
  /** Is not understood without the sentence before it. */
  follows: z.boolean(),
  /** Said only in a longer video, and no part of `argument_with_authority`. */
  extra: z.boolean(),
});
export type SpokenSentence = z.infer<typeof spokenSentenceSchema>;

/** `reference` is the text after "Fonte:", empty for a section that rests on no source. */
export const scriptSectionSchema = z.object({
  instruction: z.string(),
  argument_with_authority: z.string(),
  reference: z.string(),
  /** The same said in fewer words, for a shorter video; empty in scripts kept from before there was one. */
  short: z.string().default(''),
  /** All that is said in any length; empty where `short` is all there is. */
  sentences: z.array(spokenSentenceSchema).default([]),
});
export type ScriptSection = z.infer<typeof scriptSectionSchema>;

export const scriptSchema = z.object({
  hook: z.string(),
  context: scriptSectionSchema,
  development: z.array(scriptSectionSchema).length(3),
  closing: scriptSectionSchema,
  justification: z.string(),
  /** Of all its parts together; null in scripts kept from before there was one. */
  checks: checkReportSchema.nullable().default(null),
});
export type Script = z.infer<typeof scriptSchema>;

/** What the topic is, in an encyclopedia's words, for whoever hears of it for the first time. Never evidence of anything. */
export const backgroundSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** Address of the article. */
  source: z.url({ protocol: /^https?$/ }),
  /** Named beside the text, as it asks for: "CC BY-SA 4.0". */
  licence: z.string(),
});
export type Background = z.infer<typeof backgroundSchema>;

export const buscaReferenciasOutputSchema = z.object({
  id: z.uuid(),
  hook: z.string(),
  references: z.array(materialSchema).max(materialsPerHook),
  /** Without references it is free, of what the card answers or the creator told, or an outline; null where there is none of these. */
  script: scriptSchema.nullable(),
  /** Null when no online source is set up, or it knows nothing of the topic. */
  background: backgroundSchema.nullable().default(null),
  /** Who wrote it; null when nothing was found. */
  engine: z.string().nullable().default(null),
  credits: creditDisplaySchema,
  /** False for a set of fewer than five and for a repeat. */
  charged: z.boolean(),
  reused: z.boolean(),
});
export type BuscaReferenciasOutput = z.infer<typeof buscaReferenciasOutputSchema>;

/** The answer as the browser reads it. Only `references` and `script` must be there, as the specification has it. */
export const buscaReferenciasAnswerSchema = buscaReferenciasOutputSchema.extend({
  id: z.uuid().nullable().default(null),
  hook: z.string().default(''),
  references: z.array(answeredMaterialSchema),
  /** Null: the displayed credits stay. */
  credits: creditDisplaySchema.nullable().default(null),
  charged: z.boolean().default(true),
  reused: z.boolean().default(false),
});
export type BuscaReferenciasAnswer = z.infer<typeof buscaReferenciasAnswerSchema>;
