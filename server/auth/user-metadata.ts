import { z } from 'zod';
import { AuthError } from './auth-error.ts';

export type Metadata = Record<string, unknown>;

/** Metadata travels in every access token, and a request's headers have room for 16 kB. */
const maximumBytes = 8192;
const maximumDepth = 16;

/** `data` of a sign-up or an update: an object that the database can store. */
export const metadataSchema = z
  .record(z.string(), z.unknown())
  .refine((value) => isStorable(value, 0), 'holds text or nesting that cannot be stored');

/** `change` laid over `current`, key by key; a null deletes its key. Throws `validation_failed` when it grows too large. */
export function mergeMetadata(current: Metadata, change: Metadata): Metadata {
  const merged = Object.fromEntries(
    Object.entries({ ...current, ...change }).filter(
      ([key, value]) => value !== null || !Object.hasOwn(change, key),
    ),
  );
  if (Buffer.byteLength(JSON.stringify(merged)) > maximumBytes) {
    throw new AuthError('validation_failed', {
      message: `User metadata cannot be larger than ${maximumBytes} bytes`,
    });
  }
  return merged;
}

/** jsonb holds no NUL and no half of a surrogate pair. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= maximumDepth) return false;
  return Object.entries(value).every(([key, item]) => isStorable(key, depth) && isStorable(item, depth + 1));
}
