import type { Material } from '../../shared/busca-referencias.ts';
import { checkNotes } from './camera-instructions.ts';

/** Adds a note to open the source before recording, for a material that was not read on its page. */
export function addCheckNote(instruction: string, { confirmation }: Material): string {
  return confirmation === 'page' ? instruction : `${instruction} ${checkNotes[confirmation]}`;
}
