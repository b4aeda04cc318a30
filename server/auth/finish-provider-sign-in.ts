import type { Transaction } from '../db/database.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { issueAuthCode } from './flow-state-table.ts';
import { redirectTo } from './redirect-browser.ts';
import type { AuthenticationMethod } from './sessions-table.ts';
import { settle } from './settle.ts';
import { startSession } from './start-session.ts';
import { issueTokens, type ProviderTokens } from './token-response.ts';
import type { UserRow } from './users-table.ts';

interface ProvenSignIn {
  /** Where the browser goes on to. */
  target: string;
  /** The flow that an auth code ends; null for a session in the fragment. */
  flowId: string | null;
  method: AuthenticationMethod;
  /** Run in the transaction of the sign-in, and anew when it throws `conflict`. */
  findPerson: (transaction: Transaction) => Promise<UserRow>;
  tokens?: ProviderTokens;
  status: 302 | 303;
}

/** A provider said who came: the browser goes on with an auth code in the query or the session in the fragment. */
export async function finishProviderSignIn(
  context: AuthContext,
  request: AuthRequest,
  { target, flowId, method, findPerson, tokens, status }: ProvenSignIn,
): Promise<Response> {
  const { now } = request;
  const ending = await settle(context.database, async (transaction) => {
    const user = await findPerson(transaction);
    // With a code challenge the session begins, and is noted, when whoever began the flow shows its verifier.
    if (flowId !== null)
      return { code: await issueAuthCode(transaction, { id: flowId, userId: user.id, ...tokens, now }) };
    await writeAuditEntry(transaction, request, { action: 'login', actor: user });
    return { live: await startSession(transaction, user.id, { method, request }) };
  });
  if (ending.code !== undefined) return redirectTo(target, { query: { code: ending.code } }, status);
  const { user: _, ...issued } = await issueTokens(context, ending.live, { now, ...(tokens && { tokens }) });
  return redirectTo(target, { fragment: { ...issued, sb: '' } }, status);
}
