import type { EvidenceQuery } from '../../../engine/evidence/open-gate.ts';
import type { Engine } from '../../../engine/open-engine.ts';
import type { Answered } from '../../../engine/script/write-checked-script.ts';
import type { Background, Material, Script } from '../../../shared/busca-referencias.ts';
import type { Requester } from '../tree-generator.ts';

export interface GeneratedReferences {
  /** None to five, the best first. */
  materials: Material[];
  /** Without any material, of what the card answers; null where it answers nothing either. */
  script: Script | null;
  background: Background | null;
  /** Who wrote it, as the person is told. */
  engine: string;
}

export type ReferencesPreview = Pick<GeneratedReferences, 'materials' | 'script'>;

/** What materials are wanted for; `topic` is null where nothing but the hook is known. */
export interface ReferenceSubject extends Pick<EvidenceQuery, 'topic' | 'hook'> {
  /** What the hook's card answers to its question, or the creator; null where the tree has no answer. */
  answered: Answered | null;
  /** The label of a kind, for a hook of its general ideas. */
  kindLabel: string | null;
  /** Works that the person got with other hooks of the tree, by `getWorkKey`. */
  owned: ReadonlySet<string>;
}

/** Reads the topic once, for all that searches and writes on it. */
export function readSubject(
  { topic, hook, owned }: Pick<ReferenceSubject, 'topic' | 'hook' | 'owned'>,
  engine: Engine,
): EvidenceQuery {
  return { topic, hook, owned, reading: topic === null ? null : engine.readTopic(topic) };
}

/** Finds sources for a hook and writes what rests on them. Throws when it cannot; nobody is charged then. */
export interface ReferenceGenerator {
  /** Finds the materials and writes the script without a model or an online source; null where `gather` needs one. */
  preview(subject: ReferenceSubject): Promise<ReferencesPreview | null>;
  gather(subject: ReferenceSubject, requester: Requester): Promise<GeneratedReferences>;
}
