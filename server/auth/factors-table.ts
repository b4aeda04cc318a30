import { firstRow, type Transaction } from '../db/database.ts';

/** Seconds in which a new factor must be proven; the next one enrolled sweeps it away. */
const unverifiedSeconds = 300;

interface NewFactorOfAnyType {
  id: string;
  /** Empty is a name too. */
  friendlyName: string;
}

/** The secret is base32, the number E.164 without its plus. */
export type NewFactor =
  | (NewFactorOfAnyType & { type: 'totp'; secret: string; phone: null })
  | (NewFactorOfAnyType & { type: 'phone'; secret: null; phone: string });

/** Adds a factor that nobody has proven yet. */
export async function createFactor(
  transaction: Transaction,
  { userId, factor, now }: { userId: string; factor: NewFactor; now: Date },
): Promise<void> {
  await transaction.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, phone, created_at, updated_at)
     values ($1, $2, $3, $4, 'unverified', $5, $6, $7, $7)`,
    [factor.id, userId, factor.friendlyName, factor.type, factor.secret, factor.phone, now.toISOString()],
  );
}

/** Forgets what was never proven: factors that had their time, and any for the number that is enrolled again. */
export async function deleteStaleFactors(
  transaction: Transaction,
  { userId, phone, now }: { userId: string; phone: string | null; now: Date },
): Promise<void> {
  const oldest = new Date(now.getTime() - unverifiedSeconds * 1000);
  await transaction.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and (created_at < $2 or phone = $3)`,
    [userId, oldest.toISOString(), phone],
  );
}

/** What proves an authenticator app. */
export async function getTotpSecret(
  transaction: Transaction,
  factorId: string,
): Promise<{ secret: string; lastStep: number | null } | null> {
  const sql = `select secret, last_accepted_step as "lastStep" from auth.mfa_factors where id = $1 and secret <> ''`;
  return firstRow(await transaction.query<{ secret: string; lastStep: number | null }>(sql, [factorId]));
}

/** No code of this step or an earlier one is right from now on. */
export async function setAcceptedStep(
  transaction: Transaction,
  factorId: string,
  step: number,
): Promise<void> {
  await transaction.query('update auth.mfa_factors set last_accepted_step = $2 where id = $1', [
    factorId,
    step,
  ]);
}

export async function setLastChallenged(
  transaction: Transaction,
  factorId: string,
  now: Date,
): Promise<void> {
  await transaction.query(
    'update auth.mfa_factors set last_challenged_at = $2, updated_at = $2 where id = $1',
    [factorId, now.toISOString()],
  );
}

/** The person holds this factor; others of its type that they began to enrol are void. */
export async function confirmFactor(
  transaction: Transaction,
  { userId, factorId, now }: { userId: string; factorId: string; now: Date },
): Promise<void> {
  await transaction.query(
    `update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1 and status = 'unverified'`,
    [factorId, now.toISOString()],
  );
  await transaction.query(
    `delete from auth.mfa_factors f using auth.mfa_factors proven
     where proven.id = $2 and f.user_id = $1 and f.factor_type = proven.factor_type and f.status = 'unverified'`,
    [userId, factorId],
  );
}

export async function deleteFactor(transaction: Transaction, factorId: string): Promise<void> {
  await transaction.query('delete from auth.mfa_factors where id = $1', [factorId]);
}
