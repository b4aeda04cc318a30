import { type Material, materialsPerHook } from '../../shared/busca-referencias.ts';
import { checkMaterial } from './check-claims.ts';
import { chooseSources } from './choose-sources.ts';
import { type Candidate, gatherCandidates } from './gather-candidates.ts';
import type { Source } from './source-schema.ts';
import { toMaterial } from './to-material.ts';

export interface FoundMaterials {
  /** None to five real sources, the best first; fewer than five when no more are solid. */
  materials: Material[];
  /** Themes of the corpus that the search stayed within; empty when the topic is outside it. */
  tags: string[];
}

/** Finds up to five sources for a hook; nothing rather than something off the theme. Same input, same answer. */
export function findMaterials({ topic, hook }: { topic: string | null; hook: string }): FoundMaterials {
  const { candidates, tags } = gatherCandidates({ topic: topic ?? '', hook });
  return { materials: chooseSound(candidates), tags };
}

/** Chooses, checks what was chosen, and chooses again without what failed. */
function chooseSound(candidates: readonly Candidate[]): Material[] {
  const chosen = chooseSources(candidates, materialsPerHook);
  const failed = new Set(chosen.filter(({ source }) => !isSound(source)));
  if (failed.size === 0) return chosen.map(({ source, match }) => toMaterial(source, match));
  const failedIds = new Set([...failed].map(({ source }) => source.id));
  return chooseSound(candidates.filter(({ source }) => !failedIds.has(source.id)));
}

/** A source of the corpus passes or fails for good, so each is checked once. */
function isSound(source: Source): boolean {
  const known = soundness.get(source.id);
  if (known !== undefined) return known;
  const findings = checkMaterial({ material: toMaterial(source, 'theme'), source });
  const isSoundNow = !findings.some((finding) => finding.blocks);
  soundness.set(source.id, isSoundNow);
  return isSoundNow;
}

const soundness = new Map<string, boolean>();
