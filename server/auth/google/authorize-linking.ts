import { asAccountService } from '../../db/roles.ts';
import { requireAal2 } from '../aal2-calls.ts';
import type { AuthCall } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { requireManualLinking } from '../require-manual-linking.ts';
import { readSession, requireAccessToken } from '../require-session.ts';
import { beginSignIn } from './begin-sign-in.ts';

/** `GET /user/identities/authorize`: where the signed-in person goes to add a provider's identity to their account. */
export const authorizeLinking: AuthCall = async (context, request) => {
  const caller = await requireAccessToken(context, request);
  requireManualLinking(context);
  if (context.google === null) throw new AuthError('manual_linking_disabled');
  const read = await asAccountService(context.database, (transaction) =>
    readSession(transaction, caller, request.now),
  );
  requireAal2('GET /user/identities/authorize', { ...read, caller });
  return beginSignIn(context, request, { userId: caller.userId, sessionId: caller.sessionId });
};
