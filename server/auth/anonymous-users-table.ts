import { firstRow, type Transaction } from '../db/database.ts';
import type { Metadata } from './user-metadata.ts';

/** Creates a person without e-mail, telephone or identity, and returns the id. */
export async function createAnonymousUser(
  transaction: Transaction,
  { metadata, now }: { metadata: Metadata; now: Date },
): Promise<string> {
  const created = await transaction.query<{ id: string }>(
    `insert into auth.users (is_anonymous, raw_user_meta_data, created_at, updated_at)
     values (true, $1::jsonb, $2, $2) returning id`,
    [JSON.stringify(metadata), now.toISOString()],
  );
  const row = firstRow(created);
  if (row === null) throw new Error('The database gave no id for a new person.');
  return row.id;
}

/** The person has an identity now. Changes nothing for an account that was not anonymous. */
export async function endAnonymity(transaction: Transaction, id: string): Promise<void> {
  await transaction.query('update auth.users set is_anonymous = false where id = $1 and is_anonymous', [id]);
}

/** Anonymous people whose sessions were not used since `before`, the oldest first. */
export async function listAbandonedIds(
  transaction: Transaction,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const sql = `select u.id from auth.users u where ${abandoned} order by u.created_at limit $2`;
  const { rows } = await transaction.query<{ id: string }>(sql, [before.toISOString(), limit]);
  return rows.map(({ id }) => id);
}

/** Whether that still holds of a person, who is locked until the transaction ends. */
export async function isAbandoned(transaction: Transaction, id: string, before: Date): Promise<boolean> {
  const sql = `select u.id from auth.users u where u.id = $2 and ${abandoned} for update`;
  return (await transaction.query(sql, [before.toISOString(), id])).rows.length > 0;
}

const abandoned = `u.is_anonymous and u.created_at < $1 and not exists (
  select from auth.sessions s where s.user_id = u.id and coalesce(s.refreshed_at, s.created_at) >= $1)`;
