import type { Transaction } from '../db/database.ts';

/** An account whose movements do not sum to its balance. */
export interface Difference {
  user_id: string;
  bucket: 'free' | 'subscription';
  ledger: string;
  balance: number | null;
}

/** Every account that does not add up; none, unless something is wrong. Reads the whole ledger. */
export async function findDifferences(transaction: Transaction): Promise<Difference[]> {
  const { rows } = await transaction.query<Difference>(
    'select user_id, bucket, ledger::text, balance from billing.find_differences() order by user_id, bucket',
  );
  return rows;
}
