import { AuthError } from './auth-error.ts';
import { normaliseEmail, requireEmail } from './email-address.ts';
import { normalisePhone, requirePhone } from './phone-number.ts';

/** What a person signs in by and where codes reach them, in the form we store it. `provider` names its column, too. */
export interface Contact {
  provider: 'email' | 'phone';
  value: string;
}

/** The two fields of a request, of which it may fill one. */
export interface ContactFields {
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

/** The contact that a request names. Throws `validation_failed` with the call's own words when it names none, both, or a wrong one. */
export function requireContact(
  { email, phone }: ContactFields,
  { ifBoth, ifNone }: { ifBoth: string; ifNone: string },
): Contact {
  if (email && phone) throw new AuthError('validation_failed', { message: ifBoth });
  if (phone) return { provider: 'phone', value: requirePhone(phone) };
  if (!email) throw new AuthError('validation_failed', { message: ifNone });
  return { provider: 'email', value: requireEmail(email) };
}

/** The contact as somebody typed it, which may be nobody's; an empty value when it cannot be anybody's. */
export function toContact({ email, phone }: ContactFields): Contact {
  return phone
    ? { provider: 'phone', value: normalisePhone(phone) ?? '' }
    : { provider: 'email', value: normaliseEmail(email ?? '') ?? '' };
}

/** Codes and links of one contact lead nowhere in another: an address holds an `@`, a number never does. */
export function isPhone(contact: string): boolean {
  return !contact.includes('@');
}
