import { ProviderError } from '../payment-provider.ts';

/** Proves that an answer is what was asked for: the SDK passes on any JSON that holds no `error`, whatever its status. */
export function requireObject<Kind extends string, Value extends { object: Kind }>(
  value: Value,
  kind: Kind,
): Value {
  if (value?.object === kind) return value;
  throw new ProviderError(`The payment provider did not answer a ${kind}`, { isRefusal: false });
}

/** The id of something that comes as an id or expanded; null when it is absent. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : value.id;
}

/** The same, where it must be there. */
export function requireId(value: string | { id: string } | null | undefined, what: string): string {
  const id = idOf(value);
  if (id === null) throw new ProviderError(`The payment provider named no ${what}`, { isRefusal: false });
  return id;
}
