import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { QuestionBlock } from '../../shared/hook-tree.ts';
import { swapsPerQuestion } from '../../shared/swap-question.ts';
import { longestWaitMilliseconds, pollMilliseconds, startHeartbeat } from '../credits/lease.ts';
import type { Database, Transaction } from '../db/database.ts';
import { asService } from '../db/roles.ts';
import { AppError } from '../errors.ts';
import {
  beginExchange,
  type ExchangeRequest,
  extendExchange,
  giveUpExchange,
  replaceQuestion,
} from './question-exchanges.ts';

interface Run {
  signal: AbortSignal;
  /** Writes the new block; what depends on the person's other trees, in the transaction that stores it. */
  write(): Promise<(transaction: Transaction) => Promise<{ block: QuestionBlock; engine: string }>>;
}

/**
 * Returns once the tree holds the exchange that was asked for. Requests for the same question that come while one is under way, and
 * repeats under its idempotency key, share its one run: they wait for it and fail with it. A run whose process died is run again.
 */
export async function runExchange(database: Database, request: ExchangeRequest, run: Run): Promise<void> {
  const deadline = Date.now() + longestWaitMilliseconds;
  const holder = randomUUID();
  let hasWaited = false;
  for (;;) {
    const start = await asService(database, (transaction) =>
      beginExchange(transaction, request, { holder, hasWaited }),
    );
    if (start.outcome === 'finished') return;
    if (start.outcome === 'begun') return writeAndReplace(database, request, { ...run, ...start, holder });
    if (start.outcome !== 'in_progress') throw refusals[start.outcome]();
    if (Date.now() > deadline) throw refusals.in_progress();
    hasWaited = true;
    await wait(pollMilliseconds);
  }
}

async function writeAndReplace(
  database: Database,
  request: ExchangeRequest,
  { write, signal, done, holder }: Run & { done: number; holder: string },
): Promise<void> {
  const { treeId } = request;
  const stopHeartbeat = startHeartbeat(() =>
    asService(database, (transaction) => extendExchange(transaction, treeId, holder)),
  );
  try {
    const finish = await write();
    // Where it is not replaced, a request that took this run over was quicker, and its block stands.
    await asService(database, async (transaction) =>
      replaceQuestion(transaction, request, { done, ...(await finish(transaction)) }),
    );
  } catch (error) {
    // A request that waits finds out by itself that nothing new is left.
    const isOpen = signal.aborted || (error instanceof AppError && error.code === 'nothing_new');
    // Should even this fail, the lease ends by itself.
    await asService(database, (transaction) => giveUpExchange(transaction, { treeId, holder, isOpen })).catch(
      () => {},
    );
    throw error;
  } finally {
    stopHeartbeat();
  }
}

const refusals = {
  missing: () => new AppError('not_found', 'Não encontramos essa árvore na sua conta. Faça a busca de novo.'),
  spent: () =>
    new AppError(
      'too_many',
      `Cada pergunta pode ser trocada ${swapsPerQuestion} vezes. Para mais ideias, gere outras perguntas e ganchos.`,
    ),
  failed: () => new AppError('generation_failed', 'Não deu pra trocar esta pergunta. Tente de novo.'),
  in_progress: () =>
    new AppError(
      'key_in_use',
      'Esta pergunta ainda está sendo trocada. Espere alguns segundos e tente de novo.',
    ),
  key_conflict: () =>
    new AppError(
      'key_in_use',
      'Este pedido repete a chave de outro pedido. Recarregue a página e tente de novo.',
    ),
};
