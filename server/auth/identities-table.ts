import { firstRow, type Transaction } from '../db/database.ts';
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

/** Adds a way to sign in to a person; it counts as used now. False when somebody has it already. */
export async function createIdentity(transaction: Transaction, identity: NewIdentity): Promise<boolean> {
  const created = await transaction.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3::jsonb, $4, $5, $5, $5)
     on conflict (provider_id, provider) do nothing`,
    [
      identity.providerId,
      identity.userId,
      JSON.stringify(identity.data),
      identity.provider,
      identity.now.toISOString(),
    ],
  );
  return created.count > 0;
}

/** Whose way to sign in this is; null when it is nobody's. */
export async function findIdentity(
  transaction: Transaction,
  { provider, providerId }: { provider: string; providerId: string },
): Promise<IdentityRow | null> {
  const sql = 'select * from auth.identities where provider = $1 and provider_id = $2';
  return firstRow(await transaction.query<IdentityRow>(sql, [provider, providerId]));
}

/** Notes that it was used, and what the provider says of the person now. */
export async function refreshIdentity(
  transaction: Transaction,
  { id, data, now }: { id: string; data: Metadata; now: Date },
): Promise<void> {
  await transaction.query(
    'update auth.identities set identity_data = $2::jsonb, last_sign_in_at = $3, updated_at = $3 where id = $1',
    [id, JSON.stringify(data), now.toISOString()],
  );
}

export async function deleteIdentity(transaction: Transaction, id: string): Promise<void> {
  await transaction.query('delete from auth.identities where id = $1', [id]);
}

/** Writes the providers of the person's identities, the oldest first, into what their tokens say of them. */
export async function recomputeProviders(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query(
    `update auth.users u set raw_app_meta_data = u.raw_app_meta_data
         || jsonb_build_object('provider', known.providers -> 0, 'providers', known.providers)
       from (select jsonb_agg(provider order by since) as providers
         from (select provider, min(created_at) as since from auth.identities where user_id = $1 group by provider) each) known
       where u.id = $1 and known.providers is not null`,
    [userId],
  );
}
