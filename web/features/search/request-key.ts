import type { GenerateHooksInput } from '../../../shared/generate-hooks.ts';
import { hasShape, isInteger, isText, isUuid, type Shape } from '../../lib/has-shape.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

const storageKey = 'fisga-pending-request';

/** A request whose answer is missing. */
interface Pending {
  prompt: string;
  variant: number;
  key: string;
}

/** The key under which the server does this request once: the key of the same request while its answer is missing, else a new one. */
export function requestKeyFor({ prompt, variant = 0 }: GenerateHooksInput): string {
  const stored = readStored('session', storageKey);
  const pending = choosePending(
    hasShape(stored, pendingShape) ? stored : null,
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

const pendingShape: Shape<Pending> = { prompt: isText, variant: isInteger, key: isUuid };
