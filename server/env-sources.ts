import { z } from 'zod';
import { demandSourceNames } from './generation/demand/demand-source.ts';
import type { DemandSettings } from './generation/demand/open-demand.ts';
import type { EvidenceSettings } from './generation/retrieval/open-online-evidence.ts';

/** Names separated by commas, each once. */
const listOf = <Name extends string>(names: readonly Name[]) =>
  z
    .string()
    .transform((list) => [...new Set(list.split(',').map((name) => name.trim()))])
    .pipe(z.array(z.enum(names)));

const evidenceSourceNames = ['corpus', 'openalex', 'europepmc', 'wikipedia', 'tavily', 'brave'] as const;
const evidenceSources = listOf(evidenceSourceNames).refine(
  (names) => names.includes('corpus'),
  'must hold "corpus": the others add to it',
);

/** The variables that say which outside services are asked, and with which keys. */
export const sourceVariables = {
  EVIDENCE_SOURCES: evidenceSources.default(['corpus']),
  EVIDENCE_CONTACT: z.email().optional(),
  OPENALEX_API_KEY: z.string().min(1).optional(),
  TAVILY_API_KEY: z.string().min(1).optional(),
  BRAVE_API_KEY: z.string().min(1).optional(),
  DEMAND_SOURCES: listOf(demandSourceNames).default([]),
  BRAVE_SUGGEST_API_KEY: z.string().min(1).optional(),
};
const sourcesSchema = z.object(sourceVariables);
type SourceValues = z.output<typeof sourcesSchema>;

const keys = [
  { list: 'EVIDENCE_SOURCES', name: 'openalex', variable: 'OPENALEX_API_KEY' },
  { list: 'EVIDENCE_SOURCES', name: 'tavily', variable: 'TAVILY_API_KEY' },
  { list: 'EVIDENCE_SOURCES', name: 'brave', variable: 'BRAVE_API_KEY' },
  { list: 'DEMAND_SOURCES', name: 'brave-suggest', variable: 'BRAVE_SUGGEST_API_KEY' },
] as const;

/** One issue for each service that is listed without the key it needs. */
export function findMissingKeys(values: SourceValues) {
  return keys.flatMap(({ list, name, variable }) => {
    const listed: readonly string[] = values[list];
    if (!listed.includes(name) || values[variable] !== undefined) return [];
    return [{ code: 'custom' as const, path: [variable], message: `needed by "${name}" in ${list}` }];
  });
}

export function readEvidence(values: SourceValues): EvidenceSettings {
  return {
    sources: values.EVIDENCE_SOURCES.filter((name) => name !== 'corpus'),
    openalexKey: values.OPENALEX_API_KEY ?? '',
    tavilyKey: values.TAVILY_API_KEY ?? '',
    braveKey: values.BRAVE_API_KEY ?? '',
    contact: values.EVIDENCE_CONTACT ?? null,
  };
}

export function readDemand(values: SourceValues): DemandSettings {
  return { sources: values.DEMAND_SOURCES, braveSuggestKey: values.BRAVE_SUGGEST_API_KEY ?? '' };
}
