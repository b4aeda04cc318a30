import { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthCall, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import {
  deleteFlowState,
  type FlowStateRow,
  findOwnerOfCode,
  flowStateSeconds,
  isVerifierOf,
  lockFlowOfCode,
} from './flow-state-table.ts';
import { linkFlowToPerson } from './google/link-person.ts';
import { isBanned } from './require-session.ts';
import { type AuthenticationMethod, authenticationMethods } from './sessions-table.ts';
import { settle } from './settle.ts';
import { type LiveSession, startSession } from './start-session.ts';
import { type ProviderTokens, toTokenResponse } from './token-response.ts';
import { lockUser, requireUserRow } from './users-table.ts';

const inputSchema = z.object({ auth_code: z.string().nullish(), code_verifier: z.string().nullish() });

/** `POST /token?grant_type=pkce`: the session that a link or a provider led to, once, for whoever began the flow. */
export const grantPkce: AuthCall = async (context, request) => {
  const { auth_code: code, code_verifier: verifier } = await request.read(inputSchema);
  if (!code || !verifier) {
    throw new AuthError('validation_failed', {
      message: 'invalid request: both auth code and code verifier should be non-empty',
    });
  }
  const { live, tokens } = await settle(context.database, (transaction) =>
    exchange(transaction, { code, verifier, request }),
  );
  return toTokenResponse(context, live, { now: request.now, tokens });
};

async function exchange(
  transaction: Transaction,
  { code, verifier, request }: { code: string; verifier: string; request: AuthRequest },
): Promise<{ live: LiveSession; tokens: ProviderTokens }> {
  const owner = await findOwnerOfCode(transaction, code);
  // The person first, as everywhere: two requests that lock in different orders wait for each other for ever.
  if (owner === null || !(await lockUser(transaction, owner))) throw new AuthError('flow_state_not_found');
  const flow = await lockFlowOfCode(transaction, code);
  if (flow?.user_id !== owner) throw new AuthError('flow_state_not_found');
  requireFresh(flow, request.now);
  // The row stays: a thief of the code must not spend it for its owner.
  if (!isVerifierOf(flow, verifier)) throw new AuthError('bad_code_verifier');
  const user = await requireUserRow(transaction, owner);
  if (isBanned(user, request.now)) throw new AuthError('user_banned', { status: 400 });
  const profile = flow.provider_profile;
  if (profile !== null) await linkFlowToPerson(transaction, { flow, profile, request });
  await deleteFlowState(transaction, flow.id);
  await writeAuditEntry(transaction, request, { action: 'login', actor: user });
  const live = await startSession(transaction, user.id, { method: methodOf(flow), request });
  return {
    live,
    tokens: { accessToken: flow.provider_access_token, refreshToken: flow.provider_refresh_token },
  };
}

function requireFresh({ auth_code_issued_at: issuedAt }: FlowStateRow, now: Date): void {
  const age = issuedAt === null ? Number.POSITIVE_INFINITY : (now.getTime() - issuedAt.getTime()) / 1000;
  if (age > flowStateSeconds) throw new AuthError('flow_state_expired');
}

function methodOf({ authentication_method: name }: FlowStateRow): AuthenticationMethod {
  return authenticationMethods.find((method) => method === name) ?? 'otp';
}
