import { z } from 'zod';
import { firstRow } from '../../db/database.ts';
import { asAccountService } from '../../db/roles.ts';
import type { AuthCall } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { deleteUser } from '../delete-user.ts';
import { getUserRow } from '../users-table.ts';
import { noSuchUser, requireUserId } from './require-admin.ts';

const inputSchema = z.object({ should_soft_delete: z.boolean().nullish() });

/**
 * `DELETE /admin/users/{id}`: the account and everything of it, but for what tax law makes a seller keep. A running subscription or
 * an open checkout must be ended first: this service does not ask the payment provider.
 */
export const removeUser: AuthCall = async (context, request) => {
  const id = requireUserId(request);
  const { should_soft_delete: isSoft } = await request.read(inputSchema);
  if (isSoft) {
    throw new AuthError('validation_failed', {
      message: 'Soft deletion is not offered: ban the user instead',
    });
  }
  await asAccountService(context.database, async (transaction) => {
    const forgotten = firstRow(
      await transaction.query<{ outcome: string }>(
        `select billing.forget_person($1, '{}', '[]'::jsonb) as outcome`,
        [id],
      ),
    );
    const user = await getUserRow(transaction, id);
    if (forgotten?.outcome === 'gone' || user === null) throw noSuchUser();
    if (forgotten?.outcome === 'busy') {
      throw new AuthError('conflict', {
        message: 'The user has a running subscription or an open checkout: end it first',
      });
    }
    await deleteUser(transaction, user, request);
  });
  return Response.json({});
};
