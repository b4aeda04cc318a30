import { setTimeout as wait } from 'node:timers/promises';
import type { CreditDisplay } from '../../shared/credits.ts';
import type { UserId } from '../auth/caller.ts';
import type { Database, Transaction } from '../db/database.ts';
import { asService } from '../db/roles.ts';
import { AppError } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import { getCredits } from './get-credits.ts';
import { leaseSeconds, longestWaitMilliseconds, pollMilliseconds, startHeartbeat } from './lease.ts';
import {
  commitCredit,
  extendLease,
  type Reservation,
  type ReserveOutcome,
  releaseCredit,
  reserveCredit,
  type WorkKind,
} from './ledger.ts';

/** What the work came to: paid for, delivered without pay, or nothing at all (not kept, not paid). */
export type WorkResult = { kind: 'paid' | 'free'; record: unknown } | { kind: 'nothing' };

export interface PaidWork<Stored> {
  userId: UserId;
  kind: WorkKind;
  workKey: string;
  idempotencyKey: string | null;
  /** Reads what an earlier request for the same work has stored. */
  findStored(transaction: Transaction): Promise<Stored | null>;
  /** Does the work; a throw gives the credit back. Must not touch the database in a transaction of ours. */
  work(): Promise<WorkResult>;
}

/** Where work is done and counted. */
interface PaidWorkContext {
  database: Database;
  metrics: Metrics;
}

export interface PaidOutcome<Stored> {
  /** Null when the work came to nothing. */
  stored: Stored | null;
  isReused: boolean;
  isCharged: boolean;
  credits: CreditDisplay;
}

/**
 * Reserve, work, then commit or release: never paid without a stored result, never a result without its reservation.
 * Work already stored is returned free; work under way by another request is waited for.
 */
export async function runPaidWork<Stored>(
  context: PaidWorkContext,
  paid: PaidWork<Stored>,
): Promise<PaidOutcome<Stored>> {
  const deadline = Date.now() + longestWaitMilliseconds;
  for (;;) {
    const { reused, outcome, reservation, credits } = await asService(context.database, (transaction) =>
      reserveOrReuse(transaction, paid),
    );
    if (reused !== null) return { stored: reused, isReused: true, isCharged: false, credits };
    if (outcome === 'reserved' || outcome === 'taken_over') return workAndSettle(context, paid, reservation);
    if (outcome !== 'in_progress' || Date.now() > deadline) throw refusalOf(outcome, credits);
    await wait(pollMilliseconds);
  }
}

interface Start<Stored> {
  reused: Stored | null;
  outcome: ReserveOutcome;
  reservation: Reservation;
  credits: CreditDisplay;
}

async function reserveOrReuse<Stored>(
  transaction: Transaction,
  paid: PaidWork<Stored>,
): Promise<Start<Stored>> {
  const earlier = await paid.findStored(transaction);
  if (earlier !== null) {
    const credits = await getCredits(transaction, paid.userId);
    return { reused: earlier, outcome: 'already_committed', reservation: { id: '', attempt: 0 }, credits };
  }
  const { outcome, reservation } = await reserveCredit(transaction, { ...paid, leaseSeconds });
  // Another request may have stored it while this one waited for the reservation's row.
  const meanwhile = await paid.findStored(transaction);
  if (meanwhile !== null && outcome === 'reserved') await releaseCredit(transaction, reservation);
  return { reused: meanwhile, outcome, reservation, credits: await getCredits(transaction, paid.userId) };
}

async function workAndSettle<Stored>(
  { database, metrics }: PaidWorkContext,
  paid: PaidWork<Stored>,
  reservation: Reservation,
): Promise<PaidOutcome<Stored>> {
  const stopHeartbeat = startHeartbeat(() =>
    asService(database, (transaction) => extendLease(transaction, reservation, leaseSeconds)),
  );
  metrics.credits.inc({ step: 'reserved' });
  try {
    const result = await paid.work();
    const settled = await asService(database, (transaction) =>
      settle(transaction, paid, reservation, result),
    );
    metrics.credits.inc({ step: settled.isCharged ? 'committed' : 'released' });
    return settled;
  } catch (error) {
    // Should even this fail, the sweeper gives the credit back when the lease ends.
    const outcome = await asService(database, (transaction) => releaseCredit(transaction, reservation)).catch(
      () => null,
    );
    if (outcome === 'released') metrics.credits.inc({ step: 'released' });
    throw error;
  } finally {
    stopHeartbeat();
  }
}

async function settle<Stored>(
  transaction: Transaction,
  paid: PaidWork<Stored>,
  reservation: Reservation,
  result: WorkResult,
): Promise<PaidOutcome<Stored>> {
  const outcome =
    result.kind === 'paid'
      ? await commitCredit(transaction, reservation, result.record)
      : await releaseCredit(transaction, reservation, result.kind === 'free' ? result.record : null);
  if (outcome !== 'committed' && outcome !== 'already_committed' && outcome !== 'released') {
    throw new AppError(
      'generation_failed',
      'A geração demorou demais e foi cancelada. Seu crédito voltou: tente de novo.',
    );
  }
  const stored = result.kind === 'nothing' ? null : await paid.findStored(transaction);
  if (result.kind !== 'nothing' && stored === null) throw new Error('A settled result was not stored');
  const credits = await getCredits(transaction, paid.userId);
  return { stored, isReused: false, isCharged: result.kind === 'paid', credits };
}

function withoutCredits({ type, credits_total }: CreditDisplay): string {
  if (type === 'subscription')
    return 'Você esgotou seus créditos mensais. Aguarde o reset mensal ou faça upgrade para o Ilimitado.';
  return credits_total === 0
    ? 'Esta conta não tem créditos gratuitos: eles valem uma única vez por e-mail ou telefone. Para gerar hooks virais, assine um de nossos planos.'
    : 'Você esgotou seus créditos gratuitos. Para continuar gerando hooks virais, assine um de nossos planos.';
}

function refusalOf(outcome: ReserveOutcome, credits: CreditDisplay): AppError {
  if (outcome === 'insufficient') {
    return new AppError('no_credits', withoutCredits(credits));
  }
  if (outcome === 'key_conflict') {
    return new AppError(
      'key_in_use',
      'Este pedido repete a chave de outro pedido. Recarregue a página e tente de novo.',
    );
  }
  if (outcome === 'too_many_open') {
    return new AppError(
      'too_many',
      'Você já tem três gerações em andamento. Espere uma delas terminar e tente de novo.',
      { retryAfterSeconds: 5 },
    );
  }
  return new AppError(
    'key_in_use',
    'Este mesmo pedido ainda está sendo gerado. Espere alguns segundos e tente de novo.',
  );
}
