import type { Transaction } from '../db/database.ts';
import type { Metadata } from './user-metadata.ts';

export interface IdentityRow {
  id: string;
  provider_id: string;
  user_id: string;
  identity_data: Metadata;
  provider: string;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
  email: string | null;
}

export interface NewIdentity {
  userId: string;
  provider: string;
  /** The person's id at the provider. */
  providerId: string;
  data: Metadata;
  now: Date;
}

/** Adds a way to sign in to a person; it counts as used now. */
export async function createIdentity(transaction: Transaction, identity: NewIdentity): Promise<void> {
  await transaction.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3::jsonb, $4, $5, $5, $5)`,
    [
      identity.providerId,
      identity.userId,
      JSON.stringify(identity.data),
      identity.provider,
      identity.now.toISOString(),
    ],
  );
}
