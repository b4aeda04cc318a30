import { type Material, materialsPerHook } from '../../shared/busca-referencias.ts';
import { chooseSources } from './choose-sources.ts';
import { toClaimSource } from './claim-source.ts';
import { type Candidate, gatherCandidates } from './gather-candidates.ts';
import { checkAndReport } from './report-checks.ts';
import type { Source } from './source-schema.ts';
import { toMaterial } from './to-material.ts';

export interface FoundMaterials {
  /** None to five real sources, the best first; fewer than five when no more are solid. */
  materials: Material[];
}

/** Finds up to five sources for a hook; nothing rather than something off the theme. Same input, same answer. */
export function findMaterials({ topic, hook }: { topic: string | null; hook: string }): FoundMaterials {
  return { materials: chooseSound(gatherCandidates({ topic: topic ?? '', hook })) };
}

/** Chooses, checks what was chosen, and chooses again without what failed. */
function chooseSound(candidates: readonly Candidate[]): Material[] {
  const chosen = chooseSources(candidates, materialsPerHook);
  const reported = chosen.map(({ source, match }) => ({ source, material: reportOn(source, match) }));
  const failed = new Set(reported.filter(({ material }) => material === null).map(({ source }) => source.id));
  if (failed.size > 0) return chooseSound(candidates.filter(({ source }) => !failed.has(source.id)));
  return reported.flatMap(({ material }) => material ?? []);
}

/** A source of the corpus passes or fails for good, so each is checked once. */
function reportOn(source: Source, match: Material['match']): Material | null {
  const known = reports.get(source.id);
  const checked =
    known === undefined ? checkAndReport(toMaterial(source, match), toClaimSource(source)) : known;
  reports.set(source.id, checked);
  return checked === null ? null : { ...checked, match };
}

const reports = new Map<string, Material | null>();
