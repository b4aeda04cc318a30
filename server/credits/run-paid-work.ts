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
  storeFree,
  type WorkKind,
} from './ledger.ts';

/** What the work came to: paid for, delivered without pay, or nothing at all (not kept, not paid, or stored meanwhile). */
export type WorkResult = { kind: 'paid' | 'free'; record: unknown } | { kind: 'nothing' };

/** Ends the work in the transaction that stores its result: for what depends on everything stored before. */
export type FinishWork = (transaction: Transaction) => Promise<WorkResult>;

export interface PaidWork<Stored> {
  userId: UserId;
  kind: WorkKind;
  workKey: string;
  idempotencyKey: string | null;
  /** Reads what an earlier request for the same work has stored. */
  findStored(transaction: Transaction): Promise<Stored | null>;
  /** Whether it is known that the work will cost nothing: then no credit is held for it. May throw what refuses the work. */
  isFree?(transaction: Transaction): Promise<boolean>;
  /** Does the work; a throw gives the credit back. Must not touch the database in a transaction of ours. */
  work(): Promise<WorkResult | FinishWork>;
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
    if (outcome === 'free') return workFreely(context, paid);
    if (outcome === 'reserved' || outcome === 'taken_over') return workAndSettle(context, paid, reservation);
    if (outcome !== 'in_progress' || Date.now() > deadline) throw refusalOf(outcome, credits);
    await wait(pollMilliseconds);
  }
}

interface Start<Stored> {
  reused: Stored | null;
  outcome: ReserveOutcome | 'free';
  reservation: Reservation;
  credits: CreditDisplay;
}

const noReservation: Reservation = { id: '', attempt: 0 };

async function reserveOrReuse<Stored>(
  transaction: Transaction,
  paid: PaidWork<Stored>,
): Promise<Start<Stored>> {
  const earlier = await paid.findStored(transaction);
  if (earlier !== null) {
    const credits = await getCredits(transaction, paid.userId);
    return { reused: earlier, outcome: 'already_committed', reservation: noReservation, credits };
  }
  if (await paid.isFree?.(transaction)) {
    const credits = await getCredits(transaction, paid.userId);
    return { reused: null, outcome: 'free', reservation: noReservation, credits };
  }
  const { outcome, reservation } = await reserveCredit(transaction, { ...paid, leaseSeconds });
  // Another request may have stored it while this one waited for the reservation's row.
  const meanwhile = await paid.findStored(transaction);
  if (meanwhile !== null && outcome === 'reserved') await releaseCredit(transaction, reservation);
  return { reused: meanwhile, outcome, reservation, credits: await getCredits(transaction, paid.userId) };
}

/** Work that costs nothing is stored in one transaction, once, without a reservation: it needs no credit and leaves no movement. */
async function workFreely<Stored>(
  { database }: PaidWorkContext,
  paid: PaidWork<Stored>,
): Promise<PaidOutcome<Stored>> {
  const work = await paid.work();
  return asService(database, async (transaction) => {
    const result = await finish(transaction, work);
    if (result.kind === 'paid') throw new Error('Free work came to something that is paid for');
    const isNew = result.kind === 'free' && (await storeFree(transaction, paid.userId, result.record));
    const stored = await paid.findStored(transaction);
    const credits = await getCredits(transaction, paid.userId);
    return { stored, isReused: !isNew, isCharged: false, credits };
  });
}

async function finish(transaction: Transaction, work: WorkResult | FinishWork): Promise<WorkResult> {
  return typeof work === 'function' ? work(transaction) : work;
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
    const work = await paid.work();
    const settled = await asService(database, async (transaction) =>
      settle(transaction, paid, reservation, await finish(transaction, work)),
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
  const stored = await paid.findStored(transaction);
  if (result.kind !== 'nothing' && stored === null) throw new Error('A settled result was not stored');
  const credits = await getCredits(transaction, paid.userId);
  const isReused = result.kind === 'nothing' && stored !== null;
  return { stored, isReused, isCharged: result.kind === 'paid', credits };
}

function withoutCredits({ type, credits_total }: CreditDisplay): string {
  if (type === 'subscription')
    return 'Você esgotou seus créditos mensais. Aguarde o reset mensal ou faça upgrade para o Ilimitado.';
  return credits_total === 0
    ? 'Esta conta não tem créditos gratuitos: eles valem uma única vez por e-mail ou telefone. Para gerar hooks virais, assine um de nossos planos.'
    : 'Você esgotou seus créditos gratuitos. Para continuar gerando hooks virais, assine um de nossos planos.';
}

function refusalOf(outcome: ReserveOutcome | 'free', credits: CreditDisplay): AppError {
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
