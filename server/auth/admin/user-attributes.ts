import { z } from 'zod';
import type { Transaction } from '../../db/database.ts';
import { requireEmail } from '../email-address.ts';
import { hashPassword, requireAcceptablePassword } from '../password.ts';
import { requirePhone } from '../phone-number.ts';
import { type Metadata, mergeMetadata, metadataSchema } from '../user-metadata.ts';
import { confirmContact, type UserRow } from '../users-table.ts';
import { readBanDuration } from './ban-duration.ts';

/** What an operator may set of an account; what is absent stays as it is. */
export const attributesSchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadataSchema.nullish(),
  app_metadata: metadataSchema.nullish(),
  ban_duration: z.string().nullish(),
});
export type Attributes = z.output<typeof attributesSchema>;

/** The same, ready to be written. */
export interface PreparedAttributes {
  email: string | null;
  phone: string | null;
  passwordHash: string | null;
  confirmsEmail: boolean;
  confirmsPhone: boolean;
  userMetadata: Metadata;
  appMetadata: Metadata;
  /** Undefined leaves a ban as it is. */
  bannedUntil: Date | null | undefined;
}

/** Checks and hashes; call it outside a transaction. Throws what `POST /signup` throws. */
export async function prepareAttributes(input: Attributes, now: Date): Promise<PreparedAttributes> {
  return {
    email: input.email ? requireEmail(input.email) : null,
    phone: input.phone ? requirePhone(input.phone) : null,
    passwordHash: input.password ? await hashPassword(requireAcceptablePassword(input.password)) : null,
    confirmsEmail: input.email_confirm ?? false,
    confirmsPhone: input.phone_confirm ?? false,
    userMetadata: input.user_metadata ?? {},
    appMetadata: input.app_metadata ?? {},
    bannedUntil: input.ban_duration ? readBanDuration(input.ban_duration, now) : undefined,
  };
}

/** Writes what is neither contact nor identity. Lock the person first. */
export async function writeAttributes(
  transaction: Transaction,
  user: UserRow,
  { attributes, now }: { attributes: PreparedAttributes; now: Date },
): Promise<void> {
  const { passwordHash, userMetadata, appMetadata, bannedUntil } = attributes;
  await transaction.query(
    `update auth.users set encrypted_password = coalesce($2, encrypted_password),
       raw_user_meta_data = $3::jsonb, raw_app_meta_data = $4::jsonb,
       banned_until = case when $5 then $6 else banned_until end, updated_at = $7
     where id = $1`,
    [
      user.id,
      passwordHash,
      JSON.stringify(mergeMetadata(user.raw_user_meta_data, userMetadata)),
      JSON.stringify(mergeMetadata(user.raw_app_meta_data, appMetadata)),
      bannedUntil !== undefined,
      bannedUntil?.toISOString() ?? null,
      now.toISOString(),
    ],
  );
  const confirms = { email: attributes.confirmsEmail, phone: attributes.confirmsPhone };
  for (const provider of ['email', 'phone'] as const) {
    if (!confirms[provider] || user[provider] === null || user[`${provider}_confirmed_at`] !== null) continue;
    await confirmContact(transaction, { id: user.id, provider, now });
  }
}
