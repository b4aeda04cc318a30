import type { QuestionBlock } from '../../shared/hook-tree.ts';
import { swapsPerQuestion } from '../../shared/swap-question.ts';
import type { UserId } from '../auth/caller.ts';
import { leaseSeconds } from '../credits/lease.ts';
import { firstRow, type Transaction } from '../db/database.ts';

/** One question of a tree, from 1, as a person asks to have it exchanged. */
export interface ExchangeRequest {
  userId: UserId;
  treeId: string;
  question: number;
  /** How often it had been exchanged when the request came. */
  seen: number;
  idempotencyKey: string | null;
}

type ExchangeOutcome = 'begun' | 'in_progress' | 'finished' | 'failed' | 'spent' | 'key_conflict' | 'missing';

interface ExchangeStart {
  outcome: ExchangeOutcome;
  /** How often the question was exchanged before. */
  done: number;
}

/** Takes the lease of a question's next exchange, or says why not. `hasWaited`: for the run of another request. */
export async function beginExchange(
  transaction: Transaction,
  { userId, treeId, question, seen, idempotencyKey }: ExchangeRequest,
  { holder, hasWaited }: { holder: string; hasWaited: boolean },
): Promise<ExchangeStart> {
  const start = firstRow(
    await transaction.query<ExchangeStart>(
      'select outcome, done from billing.begin_exchange($1, $2, $3, $4, $5, $6, $7, $8, make_interval(secs => $9))',
      [userId, treeId, question, swapsPerQuestion, idempotencyKey, seen, hasWaited, holder, leaseSeconds],
    ),
  );
  if (start === null) throw new Error('billing.begin_exchange answered no row');
  return start;
}

export async function extendExchange(
  transaction: Transaction,
  treeId: string,
  holder: string,
): Promise<void> {
  await transaction.query('select billing.extend_exchange($1, $2, make_interval(secs => $3))', [
    treeId,
    holder,
    leaseSeconds,
  ]);
}

/** Ends a run that came to nothing. `isOpen`: a request that waits for it may run it instead of failing with it. */
export async function giveUpExchange(
  transaction: Transaction,
  { treeId, holder, isOpen }: { treeId: string; holder: string; isOpen: boolean },
): Promise<void> {
  await transaction.query('select billing.give_up_exchange($1, $2, $3)', [treeId, holder, isOpen]);
}

/** Puts the block in place of the question; false when it was exchanged meanwhile. */
export async function replaceQuestion(
  transaction: Transaction,
  { userId, treeId, question }: ExchangeRequest,
  written: { done: number; block: QuestionBlock; engine: string },
): Promise<boolean> {
  const row = firstRow(
    await transaction.query<{ is_replaced: boolean }>(
      'select billing.swap_question($1, $2, $3, $4, $5, $6, $7) as is_replaced',
      [
        userId,
        treeId,
        question,
        written.done,
        swapsPerQuestion,
        JSON.stringify(written.block),
        written.engine,
      ],
    ),
  );
  return row?.is_replaced ?? false;
}
