import type { EvidenceQuery } from '../../../engine/evidence/find-materials.ts';
import type { Background, Material, Script } from '../../../shared/busca-referencias.ts';
import type { Requester } from '../tree-generator.ts';

export interface GeneratedReferences {
  /** None to five, the best first. */
  materials: Material[];
  /** Null without any material. */
  script: Script | null;
  background: Background | null;
  /** Who wrote it, as the person is told. */
  engine: string;
}

/** Finds sources for a hook and writes what rests on them. Throws when it cannot; nobody is charged then. */
export interface ReferenceGenerator {
  gather(query: EvidenceQuery, requester: Requester): Promise<GeneratedReferences>;
}
