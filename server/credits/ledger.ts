import type { UserId } from '../auth/caller.ts';
import type { Transaction } from '../db/database.ts';

export type WorkKind = 'generate-hooks' | 'busca-referencias';

/** A credit held for one attempt at one piece of work; `attempt` fences off an attempt that was taken over. */
export interface Reservation {
  id: string;
  attempt: number;
}

export type ReserveOutcome =
  | 'reserved'
  | 'taken_over'
  | 'in_progress'
  | 'already_committed'
  | 'key_conflict'
  | 'too_many_open'
  | 'insufficient';

export type SettleOutcome = 'committed' | 'already_committed' | 'released' | 'expired' | 'refused' | 'fenced';

export interface ReserveInput {
  userId: UserId;
  kind: WorkKind;
  /** What the work is: the same key is the same work and is paid once. */
  workKey: string;
  idempotencyKey: string | null;
  leaseSeconds: number;
}

/** Holds one credit for a piece of work. Only 'reserved' and 'taken_over' may go on to work and settle. */
export async function reserveCredit(
  transaction: Transaction,
  input: ReserveInput,
): Promise<{ outcome: ReserveOutcome; reservation: Reservation }> {
  const { rows } = await transaction.query<{
    reservation_id: string;
    outcome: ReserveOutcome;
    attempt: number;
  }>(
    'select reservation_id, outcome, attempt from billing.reserve_credit($1, $2, $3, $4, make_interval(secs => $5))',
    [input.userId, input.kind, input.workKey, input.idempotencyKey, input.leaseSeconds],
  );
  const row = requireRow(rows);
  return { outcome: row.outcome, reservation: { id: row.reservation_id, attempt: row.attempt } };
}

/** Takes the held credit and stores the work, both or neither. */
export async function commitCredit(
  transaction: Transaction,
  reservation: Reservation,
  result: unknown,
): Promise<SettleOutcome> {
  const { rows } = await transaction.query<{ outcome: SettleOutcome }>(
    'select billing.commit_credit($1, $2, $3) as outcome',
    [reservation.id, reservation.attempt, JSON.stringify(result)],
  );
  return requireRow(rows).outcome;
}

/** Gives the held credit back; with a result, stores it as delivered unpaid. */
export async function releaseCredit(
  transaction: Transaction,
  reservation: Reservation,
  result: unknown = null,
): Promise<SettleOutcome> {
  const { rows } = await transaction.query<{ outcome: SettleOutcome }>(
    'select billing.release_credit($1, $2, $3) as outcome',
    [reservation.id, reservation.attempt, result === null ? null : JSON.stringify(result)],
  );
  return requireRow(rows).outcome;
}

/** Stores a tree that costs nothing; false when it stood there already. */
export async function storeFree(transaction: Transaction, userId: UserId, record: unknown): Promise<boolean> {
  const { rows } = await transaction.query<{ is_new: boolean }>(
    'select billing.store_free_tree($1, $2) as is_new',
    [userId, JSON.stringify(record)],
  );
  return requireRow(rows).is_new;
}

/** Keeps a reservation alive; false when it is no longer ours. */
export async function extendLease(
  transaction: Transaction,
  reservation: Reservation,
  leaseSeconds: number,
): Promise<boolean> {
  const { rows } = await transaction.query<{ is_ours: boolean }>(
    'select billing.extend_lease($1, $2, make_interval(secs => $3)) as is_ours',
    [reservation.id, reservation.attempt, leaseSeconds],
  );
  return requireRow(rows).is_ours;
}

/** Gives back what dead processes hold and returns how many. `isAlone`: no other process can hold any. */
export async function expireStale(transaction: Transaction, isAlone: boolean): Promise<number> {
  const { rows } = await transaction.query<{ count: number }>(
    'select billing.expire_stale(500, $1) as count',
    [isAlone],
  );
  return requireRow(rows).count;
}

function requireRow<Row>(rows: Row[]): Row {
  const row = rows[0];
  if (row === undefined) throw new Error('A billing function answered no row');
  return row;
}
