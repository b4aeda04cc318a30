import type { Transaction } from '../db/database.ts';
import { clearOneTimeTokens } from './one-time-tokens-table.ts';
import type { SignedInCaller } from './require-session.ts';
import type { AuthenticationMethod, SessionRow } from './sessions-table.ts';
import type { UserRow } from './users-table.ts';

/** The `amr` method of each type of factor; keys of other systems come with copied accounts. */
export const methodOf = {
  totp: 'totp',
  phone: 'mfa/phone',
  webauthn: 'mfa/webauthn',
} as const satisfies Record<string, AuthenticationMethod>;
const secondFactorMethods = Object.values(methodOf);

/**
 * Whether somebody with a second factor has yet to show it. The token must say so too: one given out before it was shown may be
 * in other hands.
 */
export function lacksSecondFactor({
  user,
  session,
  caller,
}: {
  user: UserRow;
  session: SessionRow;
  caller: SignedInCaller;
}): boolean {
  const hasVerifiedFactor = user.factors.some(({ status }) => status === 'verified');
  return hasVerifiedFactor && (session.aal === 'aal1' || caller.claims.aal === 'aal1');
}

interface Proof {
  sessionId: string;
  factorId: string;
  method: AuthenticationMethod;
  now: Date;
}

/** A second factor was shown in this session. It stays locked until the transaction ends. */
export async function raiseSession(transaction: Transaction, proof: Proof): Promise<void> {
  const { sessionId, factorId, method, now } = proof;
  await transaction.query(
    `update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1`,
    [sessionId, factorId, now.toISOString()],
  );
  await transaction.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at) values ($1, $2, $3, $3)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [sessionId, method, now.toISOString()],
  );
}

/** Ends the person's sessions in which no second factor was shown. */
export async function endLowerSessions(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query(`delete from auth.sessions where user_id = $1 and aal = 'aal1'`, [userId]);
}

/** Ends changes of contact and linkings under way. The first factor demands aal2 of them, and they were begun without it. */
export async function endPendingChanges(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query(
    `update auth.users set email_change = '', email_change_confirm_status = 0, phone_change = '' where id = $1`,
    [userId],
  );
  await transaction.query('delete from auth.flow_state where linking_target_id = $1', [userId]);
  await clearOneTimeTokens(transaction, userId, [
    'email_change_token_new',
    'email_change_token_current',
    'phone_change_token',
  ]);
}

/**
 * A factor is gone: sessions that it raised are as before, and none goes on saying that they showed a method of which no factor
 * remains. Call it after the factor is deleted.
 */
export async function lowerSessions(
  transaction: Transaction,
  {
    userId,
    factorId,
    type,
    now,
  }: { userId: string; factorId: string; type: keyof typeof methodOf; now: Date },
): Promise<void> {
  // Before the levels, while the sessions still name the factor. A lowered session loses every second method: aal1 beside one
  // would contradict itself.
  await transaction.query(
    `delete from auth.mfa_amr_claims c using auth.sessions s
     where s.id = c.session_id and s.user_id = $1 and (
       (s.factor_id = $2 and c.authentication_method = any($3))
       or (c.authentication_method = $4 and not exists (
         select from auth.mfa_factors f where f.user_id = $1 and f.factor_type = $5 and f.status = 'verified')))`,
    [userId, factorId, secondFactorMethods, methodOf[type], type],
  );
  await transaction.query(
    `update auth.sessions set aal = 'aal1', factor_id = null, updated_at = $3 where user_id = $1 and factor_id = $2`,
    [userId, factorId, now.toISOString()],
  );
}
