import { AuthError } from './auth-error.ts';

/** A telephone number in the one form we store: the digits of E.164, without the plus. Throws `validation_failed`. */
export function requirePhone(text: string | null | undefined): string {
  const digits = (text ?? '').replace(/\s/gu, '').replace(/^\+/u, '');
  if (!/^[1-9]\d{6,14}$/u.test(digits)) {
    throw new AuthError('validation_failed', { message: 'Invalid phone number format (E.164 required)' });
  }
  return digits;
}
