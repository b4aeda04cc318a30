import { z } from 'zod';
import { asAccountService } from '../../db/roles.ts';
import type { AuthCall } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { deleteIdleUser } from '../delete-idle-user.ts';
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
    const outcome = await deleteIdleUser(transaction, id, request);
    if (outcome === 'gone') throw noSuchUser();
    if (outcome === 'busy') {
      throw new AuthError('conflict', {
        message: 'The user has a running subscription or an open checkout: end it first',
      });
    }
  });
  return Response.json({});
};
