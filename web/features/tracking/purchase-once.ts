import { z } from 'zod';
import { readStored, type StorageName, writeStored } from '../../lib/storage.ts';
import { type Sale, trackPurchase } from './data-layer.ts';

const storageKey = 'fisga-purchases';
const longestList = 50;
const listSchema = z.array(z.string());
// Where storage is forbidden, at least this page remembers.
const remembered = new Set<string>();

/**
 * Tracks a purchase once a transaction, for good; without a transaction, once a plan in this visit. A transaction counts as
 * its plan's purchase of this visit too.
 */
export function trackPurchaseOnce(sale: Sale, transactionId: string | null): void {
  const isKnown = transactionId === null ? isKept('session', sale.plan) : isKept('local', transactionId);
  if (isKnown) return;
  keep('session', sale.plan);
  if (transactionId !== null) keep('local', transactionId);
  trackPurchase(sale, transactionId);
}

function isKept(storage: StorageName, name: string): boolean {
  return remembered.has(`${storage} ${name}`) || readList(storage).includes(name);
}

function keep(storage: StorageName, name: string): void {
  remembered.add(`${storage} ${name}`);
  writeStored(storage, storageKey, [...readList(storage), name].slice(-longestList));
}

function readList(storage: StorageName): string[] {
  const parsed = listSchema.safeParse(readStored(storage, storageKey));
  return parsed.success ? parsed.data : [];
}
