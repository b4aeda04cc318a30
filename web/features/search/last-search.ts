import { personalPrefix, readStored, removeStored, writeStored } from '../../lib/storage.ts';
import type { GeneratedHooks } from './api/generate-hooks.ts';
import { isLastSearch } from './is-last-search.ts';

const lifetimeInMilliseconds = 24 * 60 * 60 * 1000;

export interface LastSearch {
  topic: string;
  data: Omit<GeneratedHooks, 'credits'>;
  /** Which set of this topic it is; 0 is the first. */
  variant: number;
  timestamp: number;
}

/** The person's last search when it is under 24 hours old; an older or broken one is thrown away. */
export function restoreLastSearch(userId: string, now: number): LastSearch | null {
  const search = freshSearch(readStored('session', keyOf(userId)), now);
  if (!search) removeStored('session', keyOf(userId));
  return search;
}

/** Keeps the search for this tab. */
export function saveLastSearch(userId: string, search: LastSearch): void {
  writeStored('session', keyOf(userId), search);
}

/** The copy of the last search that outlives the tab; null when it is a day old. For when the server cannot be asked. */
export function readLastSearchCopy(userId: string, now: number): LastSearch | null {
  return freshSearch(readStored('local', copyKeyOf(userId)), now);
}

/** Keeps a copy of the search past this tab. Another tab's newer one stands. */
export function keepLastSearchCopy(userId: string, search: LastSearch, now: number): void {
  const newest = readLastSearchCopy(userId, now)?.timestamp ?? 0;
  if (newest <= search.timestamp) writeStored('local', copyKeyOf(userId), search);
}

/** Forgets the person's last search, and remembers when, so that the server's copy does not bring it back. */
export function clearLastSearch(userId: string, now: number): void {
  removeStored('session', keyOf(userId));
  removeStored('local', copyKeyOf(userId));
  writeStored('local', clearedKeyOf(userId), now);
}

/** Forgets the last search when it is this tree: it was thrown away. */
export function forgetTree(userId: string, treeId: string, now: number): void {
  const kept = [restoreLastSearch(userId, now), readLastSearchCopy(userId, now)];
  if (kept.some((search) => search?.data.id === treeId)) clearLastSearch(userId, now);
}

/** The stored value as a search, or null when it is none or its 24 hours are over. */
export function freshSearch(stored: unknown, now: number): LastSearch | null {
  const search = fillDefaults(stored);
  if (!isLastSearch(search)) return null;
  const age = now - search.timestamp;
  return age >= 0 && age < lifetimeInMilliseconds ? search : null;
}

/** A search that was stored before a tree said what it was written from. */
function fillDefaults(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('data' in stored)) return stored;
  const defaults = { written_from: { source: 'card', name: null }, care: null, has_more: true, near: [] };
  return { ...stored, data: Object.assign(defaults, stored.data) };
}

/** Whether the server's copy may stand in: young enough, and not cleared from the screen since. */
export function isWorthRestoring(search: LastSearch, userId: string, now: number): boolean {
  const cleared = readStored('local', clearedKeyOf(userId));
  const isCleared = typeof cleared === 'number' && cleared >= search.timestamp;
  // The server's clock may run a little ahead of this one.
  return !isCleared && now - search.timestamp < lifetimeInMilliseconds;
}

// One tab may see two people in turn, and neither may see what the other searched.
function keyOf(userId: string): string {
  return `fisga-last-search-${userId}`;
}

function copyKeyOf(userId: string): string {
  return `${personalPrefix}last-search-${userId}`;
}

function clearedKeyOf(userId: string): string {
  return `${personalPrefix}cleared-${userId}`;
}
