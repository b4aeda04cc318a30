import type { Transaction } from '../db/database.ts';

/** Makes every code and link sent to this person worthless. */
export async function clearOneTimeTokens(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
}
