import type { Material } from '../../shared/busca-referencias.ts';
import { checkNotes } from './camera-instructions.ts';

/** What was not read at its source is to be opened before it is said. */
export function addCheckNote(instruction: string, { confirmation }: Material): string {
  return confirmation === 'page' ? instruction : `${instruction} ${checkNotes[confirmation]}`;
}
