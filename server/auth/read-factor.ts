import { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import { type Aal2Call, requireAal2 } from './aal2-calls.ts';
import type { AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { readSession, type SignedInCaller } from './require-session.ts';
import type { SessionRow } from './sessions-table.ts';
import type { FactorRow, UserRow } from './users-table.ts';

interface FoundFactor<Factor extends FactorRow = FactorRow> {
  user: UserRow;
  session: SessionRow;
  factor: Factor;
}

/** A factor of a type that codes prove. */
export type CodeFactor = FactorRow & { factor_type: 'totp' | 'phone' };
export type FoundCodeFactor = FoundFactor<CodeFactor>;

/** The caller's factor that the path names. Throws 404 `validation_failed` or, also for somebody else's, `mfa_factor_not_found`. */
export async function readFactor(
  transaction: Transaction,
  request: AuthRequest,
  caller: SignedInCaller,
): Promise<FoundFactor> {
  const { user, session } = await readSession(transaction, caller, request.now);
  const id = z.guid().safeParse(request.path.factorId).data?.toLowerCase();
  if (id === undefined) {
    throw new AuthError('validation_failed', { status: 404, message: 'factor_id must be an UUID' });
  }
  const factor = user.factors.find((known) => known.id === id);
  if (factor === undefined) throw new AuthError('mfa_factor_not_found');
  return { user, session, factor };
}

/**
 * The same, to be proven. Where there is a proven factor already, a new one waits for that: it may be a stranger's, enrolled with
 * the password before there was any, and would open the account without the owner's.
 */
export async function readFactorToProve(
  transaction: Transaction,
  request: AuthRequest,
  { call, caller }: { call: Aal2Call; caller: SignedInCaller },
): Promise<FoundCodeFactor> {
  const { user, session, factor } = await readFactor(transaction, request, caller);
  if (!isCodeFactor(factor)) throw new AuthError('mfa_webauthn_verify_not_enabled');
  if (factor.status === 'unverified') requireAal2(call, { user, session, caller });
  return { user, session, factor };
}

function isCodeFactor(factor: FactorRow): factor is CodeFactor {
  return factor.factor_type !== 'webauthn';
}
