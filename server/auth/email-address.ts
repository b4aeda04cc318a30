import { z } from 'zod';
import { AuthError } from './auth-error.ts';

const addressSchema = z.email().max(254);

/** The address in the one form we store (trimmed, lower case), or null when it is no e-mail address. */
export function normaliseEmail(text: string): string | null {
  return addressSchema.safeParse(text.trim().toLowerCase()).data ?? null;
}

/** As `normaliseEmail`; throws `validation_failed` instead of null. */
export function requireEmail(text: string | null | undefined): string {
  const email = normaliseEmail(text ?? '');
  if (email === null) {
    throw new AuthError('validation_failed', { message: 'Unable to validate email address: invalid format' });
  }
  return email;
}
