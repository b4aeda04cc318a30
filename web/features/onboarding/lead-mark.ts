import { readStored, writeStored } from '../../lib/storage.ts';

const storageKey = 'fisga-lead';

/** Whether the person was told as a lead in this visit. */
export function isLeadOf(userId: string): boolean {
  return readStored('session', storageKey) === userId;
}

export function markLead(userId: string): void {
  writeStored('session', storageKey, userId);
}
