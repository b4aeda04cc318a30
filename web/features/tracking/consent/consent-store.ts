import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { type Consent, type ConsentChoice, consentSchema, createConsent, isStanding } from './consent.ts';

const storageKey = 'fisga-consent';
const listeners = new Set<() => void>();
// Undefined until read. Where storage is forbidden, at least this page remembers.
let current: Consent | null | undefined;
let isReopened = false;

/** The choice that stands; null asks for one. The same object until it changes. */
export function getConsent(): Consent | null {
  if (current === undefined) current = readConsent();
  return current;
}

/** Keeps a choice, and tells this tab and the others. */
export function chooseConsent(choice: ConsentChoice): void {
  current = createConsent(choice, new Date());
  isReopened = false;
  writeStored('local', storageKey, current);
  tell();
}

/** Asks once more; until the person answers, the choice that stands goes on. */
export function reopenConsent(): void {
  isReopened = true;
  tell();
}

/** Listens for choices, also of other tabs; gives the function that stops listening. */
export function listenConsent(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener('storage', readAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener('storage', readAgain);
  };
}

/** The choice that stands, on the screen. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(listenConsent, getConsent);
}

/** Whether the person wants to be asked although they chose before, on the screen. */
export function useIsConsentReopened(): boolean {
  return useSyncExternalStore(listenConsent, () => isReopened);
}

function readConsent(): Consent | null {
  const parsed = consentSchema.safeParse(readStored('local', storageKey));
  return parsed.success && isStanding(parsed.data, new Date()) ? parsed.data : null;
}

// No key: the other tab emptied its storage, and ours with it.
function readAgain({ key }: StorageEvent): void {
  if (key !== storageKey && key !== null) return;
  current = readConsent();
  isReopened = false;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
