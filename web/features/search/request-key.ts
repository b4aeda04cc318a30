import { z } from 'zod';
import type { GenerateHooksInput } from '../../../shared/generate-hooks.ts';
import { FunctionError } from '../../lib/functions.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

const storageKey = 'fisga-pending-request';
const pendingSchema = z.object({ prompt: z.string(), variant: z.int(), key: z.uuid() });
type Pending = z.infer<typeof pendingSchema>;

/** The key under which the server does this request once: the key of the same request while its answer is missing, else a new one. */
export function requestKeyFor({ prompt, variant = 0 }: GenerateHooksInput): string {
  const stored = pendingSchema.safeParse(readStored('session', storageKey));
  const pending = choosePending(
    stored.success ? stored.data : null,
    { prompt, variant },
    crypto.randomUUID(),
  );
  writeStored('session', storageKey, pending);
  return pending.key;
}

/** The stored request when it is the same, else a request with the new key. */
export function choosePending(
  stored: Pending | null,
  request: Omit<Pending, 'key'>,
  newKey: string,
): Pending {
  const isSame = stored !== null && stored.prompt === request.prompt && stored.variant === request.variant;
  return isSame ? stored : { ...request, key: newKey };
}

/** Ends the life of a key: its request was answered, well or badly. */
export function forgetRequestKey(): void {
  removeStored('session', storageKey);
}

/** False when the connection or the screen went away first: the server may have done the work all the same. */
export function isAnswer(error: unknown): boolean {
  return error instanceof FunctionError && error.code !== 'unreadable';
}
