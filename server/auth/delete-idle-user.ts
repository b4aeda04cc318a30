import { firstRow, type Transaction } from '../db/database.ts';
import type { AuthRequest } from './auth-context.ts';
import { deleteUser } from './delete-user.ts';
import { getUserRow } from './users-table.ts';

/**
 * Deletes an account and all of it, but for what tax law makes a seller keep, unless something is being paid for: `busy` with a
 * running subscription or an open checkout, `gone` without such a person.
 */
export async function deleteIdleUser(
  transaction: Transaction,
  id: string,
  request: Pick<AuthRequest, 'client' | 'now'>,
): Promise<'deleted' | 'gone' | 'busy'> {
  const forgotten = firstRow(
    await transaction.query<{ outcome: string }>(
      `select billing.forget_person($1, '{}', '[]'::jsonb) as outcome`,
      [id],
    ),
  );
  const user = await getUserRow(transaction, id);
  if (forgotten?.outcome === 'gone' || user === null) return 'gone';
  if (forgotten?.outcome === 'busy') return 'busy';
  await deleteUser(transaction, user, request);
  return 'deleted';
}
