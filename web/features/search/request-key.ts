import type { GenerateHooksInput } from '../../../shared/generate-hooks.ts';
import { hasShape, isInteger, isText, isUuid, type Shape } from '../../lib/has-shape.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

const storageKey = 'fisga-pending-request';

/** A request whose answer is missing. */
interface Pending {
  prompt: string;
  variant: number;
  /** What else the tree was to be written from: the person's facts, or a kind. */
  basis: string;
  key: string;
}

/** The key under which the server does this request once: the key of the same request while its answer is missing, else a new one. */
export function requestKeyFor({ prompt, variant = 0, facts, kind }: GenerateHooksInput): string {
  const stored = readStored('session', storageKey);
  const pending = choosePending(
    hasShape(stored, pendingShape) ? stored : null,
    { prompt, variant, basis: basisOf({ facts, kind }) },
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
  const isSame =
    stored !== null &&
    stored.prompt === request.prompt &&
    stored.variant === request.variant &&
    stored.basis === request.basis;
  return isSame ? stored : { ...request, key: newKey };
}

/** Facts or a kind as one text; the same facts in another order are the same. */
export function basisOf({ facts, kind }: Pick<GenerateHooksInput, 'facts' | 'kind'>): string {
  if (facts) return JSON.stringify(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)));
  return kind ?? '';
}

/** Ends the life of a key: its request was answered, well or badly. */
export function forgetRequestKey(): void {
  removeStored('session', storageKey);
}

const pendingShape: Shape<Pending> = { prompt: isText, variant: isInteger, basis: isText, key: isUuid };
