import type { EvidenceQuery } from '../../../engine/evidence/open-gate.ts';
import type { Engine } from '../../../engine/open-engine.ts';
import { engineVersion } from '../../../engine/tree/generate-tree.ts';
import type { Material } from '../../../shared/busca-referencias.ts';
import { materialsPerHook } from '../../../shared/materials-per-hook.ts';
import type { OnlineEvidence, OnlineMaterial } from '../retrieval/online-evidence.ts';
import { type ReferenceGenerator, type ReferenceSubject, readSubject } from './reference-generator.ts';

interface FoundMaterials {
  subject: ReferenceSubject;
  /** Of the corpus. */
  found: readonly Material[];
  /** Of online sources. */
  further: readonly OnlineMaterial[];
}

/** The corpus in its own words and, where it has fewer than five, what the online sources allow to be quoted. */
export function createEmbeddedReferences(
  engine: Engine,
  onlineEvidence: OnlineEvidence | null,
): ReferenceGenerator {
  const writeOn = (query: EvidenceQuery, { subject, found, further }: FoundMaterials) =>
    engine.writeCheckedScript({
      ...query,
      answered: subject.answered,
      kindLabel: subject.kindLabel,
      materials: [...found, ...further.map(({ material }) => material)],
      found: further.map(({ claimSource }) => claimSource),
    });

  return {
    async preview(subject) {
      if (onlineEvidence !== null) return null;
      const query = readSubject(subject, engine);
      const found = engine.findMaterials(query).materials;
      return writeOn(query, { subject, found, further: [] });
    },

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
      const { materials, script } = writeOn(query, { subject, found, further: further ?? [] });
      return { materials, script, background: background ?? null, engine: engineVersion };
    },
  };
}
