import type { Transaction } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthCall, AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { findFlowOfMail, issueAuthCode } from './flow-state-table.ts';
import { findTokenByLink, pkcePrefix } from './one-time-tokens-table.ts';
import { redirectTo, redirectWithError } from './redirect-browser.ts';
import { redirectTarget } from './redirect-target.ts';
import { startSession } from './start-session.ts';
import { issueTokens } from './token-response.ts';
import { spendOneTimeToken } from './use-one-time-token.ts';
import type { UserRow } from './users-table.ts';
import { halfDoneMessage, tokenTypesOf } from './verify.ts';

/**
 * `GET /verify`: a link of a mail, opened in a browser. It goes on to the site, with the session in the fragment or, for a
 * link asked for with a code challenge, an auth code in the query.
 */
export const verifyLink: AuthCall = async (context, request) => {
  // What looks a link up before it is opened must not spend it.
  if (request.method === 'HEAD') return new Response(null, { status: 204 });
  const target = redirectTarget(context.publicUrl, request.query.get('redirect_to'));
  try {
    return await followLink(context, request, target);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return redirectWithError(target, error, 303);
  }
};

async function followLink(context: AuthContext, request: AuthRequest, target: string): Promise<Response> {
  const token = request.query.get('token') ?? '';
  const type = request.query.get('type') ?? '';
  const ending = await asAccountService(context.database, async (transaction) => {
    const row = await findTokenByLink(transaction, token, request.now);
    if (row === null || !tokenTypesOf.get(type)?.includes(row.token_type)) throw expired();
    const proven = await spendOneTimeToken(transaction, row, request);
    if (!proven.isWhole) return { message: halfDoneMessage };
    await writeAuditEntry(transaction, request, { action: 'login', actor: proven.user });
    if (token.startsWith(pkcePrefix)) {
      return { code: await endFlow(transaction, { user: proven.user, type, request }) };
    }
    return { live: await startSession(transaction, proven.user.id, { method: 'otp', request }) };
  });
  if (ending.code !== undefined) return redirectTo(target, { query: { code: ending.code } });
  if (ending.message !== undefined)
    return redirectTo(target, { fragment: { message: ending.message, sb: '' } });
  const { user: _, ...tokens } = await issueTokens(context, ending.live, { now: request.now });
  return redirectTo(target, { fragment: { ...tokens, type, sb: '' } });
}

async function endFlow(
  transaction: Transaction,
  { user, type, request: { now } }: { user: UserRow; type: string; request: AuthRequest },
): Promise<string> {
  const flow = await findFlowOfMail(transaction, user.id, type);
  if (flow === null) throw expired();
  return issueAuthCode(transaction, { id: flow.id, userId: user.id, now });
}

function expired(): AuthError {
  return new AuthError('otp_expired', { message: 'Email link is invalid or has expired' });
}
