import { asAccountService } from '../db/roles.ts';
import { requireAnonymousTurn } from './address-limits.ts';
import { createAnonymousUser } from './anonymous-users-table.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { startSession } from './start-session.ts';
import { toTokenResponse } from './token-response.ts';
import { type Metadata, mergeMetadata } from './user-metadata.ts';

/** `POST /signup` with neither e-mail nor telephone: a session of a new anonymous account, where the operator offers them. */
export async function signUpAnonymously(
  context: AuthContext,
  request: AuthRequest,
  data: Metadata,
): Promise<Response> {
  const { rules, database } = context;
  if (!rules.isAnonymousSignInEnabled) throw new AuthError('anonymous_provider_disabled');
  if (!rules.isSignUpOpen) throw new AuthError('signup_disabled');
  await requireAnonymousTurn(context, request);
  const metadata = mergeMetadata({}, data);
  const live = await asAccountService(database, async (transaction) => {
    const id = await createAnonymousUser(transaction, { metadata, now: request.now });
    const started = await startSession(transaction, id, { method: 'anonymous', request });
    await writeAuditEntry(transaction, request, { action: 'user_signedup', actor: started.user });
    return started;
  });
  return toTokenResponse(context, live, { now: request.now });
}
