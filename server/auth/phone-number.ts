import { AuthError } from './auth-error.ts';

/** A telephone number in the one form we store, the digits of E.164 without the plus; null when it is none. */
export function normalisePhone(text: string): string | null {
  const digits = text.replace(/\s/gu, '').replace(/^\+/u, '');
  return /^[1-9]\d{6,14}$/u.test(digits) ? digits : null;
}

/** As `normalisePhone`; throws `validation_failed` instead of null. */
export function requirePhone(text: string | null | undefined): string {
  const phone = normalisePhone(text ?? '');
  if (phone === null) {
    throw new AuthError('validation_failed', { message: 'Invalid phone number format (E.164 required)' });
  }
  return phone;
}
