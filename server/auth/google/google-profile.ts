import { z } from 'zod';
import { AuthError } from '../auth-error.ts';
import { normaliseEmail } from '../email-address.ts';
import type { Metadata } from '../user-metadata.ts';

/** Whom a proven ID token is about. */
export interface GoogleProfile {
  /** The person's id at Google, for ever. */
  sub: string;
  /** In the form we store; null when Google gave none. */
  email: string | null;
  /** Google saw this person read that mailbox. */
  isEmailVerified: boolean;
  /** The profile as the contract keeps it with an identity. */
  data: Metadata;
}

/** Text that the database can hold and every access token has room for; what is not is left out. */
const shortText = z
  .string()
  .max(500)
  .refine((text) => text.isWellFormed() && !text.includes('\0'))
  .optional()
  .catch(undefined);

const claimsSchema = z.object({
  iss: z.string(),
  sub: z
    .string()
    .min(1)
    .max(255)
    .regex(/^[\x21-\x7e]+$/u),
  email: z.string().max(320).optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  name: shortText,
  picture: shortText,
  hd: shortText,
});

/** The person in the claims of an ID token whose signature, issuer and audience were proven. */
export function readProfile(claims: unknown): GoogleProfile {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success)
    throw new AuthError('bad_oauth_callback', { message: 'The provider does not say who this is' });
  const { iss, sub, name, picture, hd, email_verified: isVerified } = parsed.data;
  const email = normaliseEmail(parsed.data.email ?? '');
  const isEmailVerified = email !== null && isVerified;
  return {
    sub,
    email,
    isEmailVerified,
    data: {
      iss,
      sub,
      provider_id: sub,
      ...(name && { name, full_name: name }),
      ...(picture && { picture, avatar_url: picture }),
      ...(email && { email }),
      ...(hd && { custom_claims: { hd } }),
      email_verified: isEmailVerified,
      phone_verified: false,
    },
  };
}
