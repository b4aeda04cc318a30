import type Stripe from 'stripe';
import { invalidRequest } from './stripe-errors.ts';

type MetadataParam = Stripe.Emptyable<Stripe.MetadataParam> | undefined;

/** The metadata after a request: keys merge, an empty value removes its key, an empty whole removes all. */
export function mergeMetadata(current: Stripe.Metadata, change: MetadataParam): Stripe.Metadata {
  if (change === undefined) return current;
  if (change === '' || change === null) return {};
  const merged = { ...current };
  for (const [name, value] of Object.entries(change)) {
    requireSize(name, value);
    if (value === '' || value === null) delete merged[name];
    else merged[name] = String(value);
  }
  if (Object.keys(merged).length > 50) throw tooMuch('You can only have 50 metadata keys.', 'metadata');
  return merged;
}

function requireSize(name: string, value: string | number | null): void {
  if (name.length > 40) throw tooMuch('Metadata keys can have up to 40 characters.', `metadata[${name}]`);
  if (String(value).length > 500) {
    throw tooMuch('Metadata values can have up to 500 characters.', `metadata[${name}]`);
  }
}

function tooMuch(message: string, param: string) {
  return invalidRequest(message, { param });
}
