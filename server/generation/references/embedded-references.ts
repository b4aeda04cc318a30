import type { Engine } from '../../../engine/open-engine.ts';
import { engineVersion } from '../../../engine/tree/generate-tree.ts';
import { materialsPerHook } from '../../../shared/materials-per-hook.ts';
import type { OnlineEvidence } from '../retrieval/online-evidence.ts';
import { type ReferenceGenerator, readSubject } from './reference-generator.ts';

/** The corpus in its own words and, where it has fewer than five, what the online sources allow to be quoted. */
export function createEmbeddedReferences(
  engine: Engine,
  onlineEvidence: OnlineEvidence | null,
): ReferenceGenerator {
  return {
    async gather(subject) {
      const query = readSubject(subject, engine);
      const { topic, hook } = query;
      const found = engine.findMaterials(query).materials;
      const wanted = materialsPerHook - found.length;
      const [further, background] = await Promise.all([
        wanted > 0
          ? onlineEvidence?.findMaterials({ topic: topic ?? hook, hook, known: found, wanted })
          : null,
        topic === null ? null : onlineEvidence?.findBackground(topic),
      ]);
      const { materials, script } = engine.writeCheckedScript({
        ...query,
        answered: subject.answered,
        kindLabel: subject.kindLabel,
        materials: [...found, ...(further ?? []).map(({ material }) => material)],
        found: (further ?? []).map(({ claimSource }) => claimSource),
      });
      return { materials, script, background: background ?? null, engine: engineVersion };
    },
  };
}
