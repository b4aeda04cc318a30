import type { Database, Transaction } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import { AuthError } from './auth-error.ts';

const mostAttempts = 3;

/**
 * Runs `work` in a transaction, and anew when it throws `conflict`: another request made or changed the same person first,
 * and the next attempt sees them.
 */
export async function settle<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await asAccountService(database, work);
    } catch (error) {
      const mayTryAgain = error instanceof AuthError && error.code === 'conflict' && attempt < mostAttempts;
      if (!mayTryAgain) throw error;
    }
  }
}
