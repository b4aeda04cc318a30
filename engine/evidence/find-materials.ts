import type { Material } from '../../shared/busca-referencias.ts';
import { materialsPerHook } from '../../shared/materials-per-hook.ts';
import type { Knowledge } from '../knowledge.ts';
import { chooseSources } from './choose-sources.ts';
import { toClaimSource } from './claim-source.ts';
import { type Candidate, gatherCandidates } from './gather-candidates.ts';
import type { EvidenceQuery } from './open-gate.ts';
import { checkAndReport } from './report-checks.ts';
import type { Source } from './source-schema.ts';
import { speaksOfHook } from './speaks-of-topic.ts';
import { toMaterial } from './to-material.ts';

export interface FoundMaterials {
  /** None to five real sources, the best first; fewer than five when no more are solid. */
  materials: Material[];
}

/**
 * Finds up to five sources that speak of a hook or of its topic; one that only shares their theme is not shown, and
 * without a topic one must speak of half of the hook. Same input, same answer.
 */
export function findMaterials(query: EvidenceQuery, knowledge: Knowledge): FoundMaterials {
  const candidates = gatherCandidates(query, knowledge).filter(
    ({ source }) => query.topic !== null || speaksOfHook(source, query.hook, knowledge.corpus),
  );
  return { materials: chooseSound(candidates, materialsPerHook).map(({ material }) => material) };
}

/** A source of the corpus and how it is shown. */
export interface FoundSource {
  source: Source;
  material: Material;
}

/** The sources themselves, as many as are wanted, for a model that chooses among them. */
export function findSources(
  query: EvidenceQuery,
  { size, knowledge }: { size: number; knowledge: Knowledge },
): FoundSource[] {
  return chooseSound(gatherCandidates(query, knowledge), size);
}

/** Chooses, checks what was chosen, and chooses again without what failed. */
function chooseSound(candidates: readonly Candidate[], size: number): FoundSource[] {
  const chosen = chooseSources(candidates, size);
  const reported = chosen.map(({ source, match }) => ({ source, material: reportOn(source, match) }));
  const failed = new Set(reported.filter(({ material }) => material === null).map(({ source }) => source.id));
  if (failed.size > 0) {
    return chooseSound(
      candidates.filter(({ source }) => !failed.has(source.id)),
      size,
    );
  }
  return reported.flatMap(({ source, material }) => (material === null ? [] : [{ source, material }]));
}

/** A source of the corpus passes or fails for good, so each is checked once. */
function reportOn(source: Source, match: Material['match']): Material | null {
  const known = reports.get(source);
  const checked =
    known === undefined ? checkAndReport(toMaterial(source, match), toClaimSource(source)) : known;
  reports.set(source, checked);
  return checked === null ? null : { ...checked, match };
}

const reports = new WeakMap<Source, Material | null>();
