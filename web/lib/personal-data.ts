import { readKeptSession } from './kept-session.ts';
import {
  clearStored,
  personalPrefix,
  readStored,
  removeStored,
  type StorageName,
  writeStored,
} from './storage.ts';

/** Whose data a storage holds. */
const ownerKey = `${personalPrefix}owner`;
const listeners = new Set<() => void>();

/**
 * Compares whose data this browser stores with whose session it has, and removes what belongs to a person whose session ended or
 * was replaced. To be told at the start and after every change of the session, in each tab.
 */
export function forgetFormerPerson(): void {
  const userId = readKeptSession()?.user.id ?? null;
  const isOthers = [forgetFormerOwner('session', userId), forgetFormerOwner('local', userId)];
  if (isOthers.includes(true)) for (const tell of listeners) tell();
}

/** Calls `listener` whenever the data of a former person is removed. */
export function onPersonForgotten(listener: () => void): void {
  listeners.add(listener);
}

function forgetFormerOwner(storage: StorageName, userId: string | null): boolean {
  const owner = readStored(storage, ownerKey);
  if (owner === userId) return false;
  const isOthers = typeof owner === 'string';
  if (isOthers) clearStored(storage);
  if (userId === null) removeStored(storage, ownerKey);
  else writeStored(storage, ownerKey, userId);
  return isOthers;
}
