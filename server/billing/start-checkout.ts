import { plans } from '../../shared/plans.ts';
import type { UserId } from '../auth/caller.ts';
import { asService } from '../db/roles.ts';
import { AppError } from '../errors.ts';
import type { BillingContext } from './billing-context.ts';
import {
  drawTicket,
  findCustomer,
  recordCheckout,
  recordCustomer,
  recordSubscription,
} from './billing-records.ts';
import { findPlan } from './catalogue.ts';
import { listOpenCheckouts, readRequestSeries, recordFailedRequest } from './checkout-records.ts';
import { type ProviderCheckout, ProviderError } from './payment-provider.ts';

export interface CheckoutOrder {
  userId: UserId;
  email: string | null;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
}

/**
 * Where the person goes to pay for a plan. The customer is stored before anything can be paid, a running subscription is
 * changed rather than bought a second time, and of all the sessions a person ever opened only the latest can be paid.
 */
export async function startCheckout(billing: BillingContext, order: CheckoutOrder): Promise<string> {
  if (findPlan(billing.catalogue, order.priceId) === null) {
    throw new AppError('bad_input', 'Este plano não está à venda. Recarregue a página e escolha de novo.');
  }
  const customerId = await ensureCustomer(billing, order);
  const running = await findRunning(billing, customerId);
  if (running !== null) {
    const change = running.priceId === order.priceId ? null : { ...running, priceId: order.priceId };
    return billing.provider.createPortal({ customerId, returnUrl: order.cancelUrl, change });
  }
  const { reusable, requestKey } = await closeEarlierSessions(billing, order);
  if (reusable !== null) return requireUrl(reusable);
  const checkout = await noteFailure(billing, order.userId, () =>
    billing.provider.createCheckout({ ...order, customerId, requestKey }),
  );
  await record(billing, order.userId, checkout);
  return requireUrl(checkout);
}

/** The person's customer at the provider, made at most once. */
async function ensureCustomer(billing: BillingContext, { userId, email }: CheckoutOrder): Promise<string> {
  const { database, provider } = billing;
  const { known, series } = await asService(database, async (transaction) => ({
    series: await readRequestSeries(transaction, userId),
    known: await findCustomer(transaction, userId),
  }));
  if (known !== null) return known;
  const requestKey = `customer:${userId}:${series}`;
  const created = await noteFailure(billing, userId, () =>
    provider.createCustomer({ userId, email, requestKey }),
  );
  return asService(database, (transaction) => recordCustomer(transaction, userId, created));
}

/** The provider is asked itself: its events may be late. What it says is stored on the way. */
async function findRunning(
  { database, provider }: BillingContext,
  customerId: string,
): Promise<{ subscriptionId: string; priceId: string } | null> {
  const { ticket } = await asService(database, (transaction) => drawTicket(transaction, null));
  const [running] = await provider.listSubscriptions(customerId);
  if (running === undefined) return null;
  await asService(database, (transaction) => recordSubscription(transaction, ticket, running));
  return running;
}

/**
 * Makes the sessions of other tabs unpayable, but for one that a second click asks for again. The key counts what
 * was asked so far: two requests at once ask with one key, and the provider gives both the same session, or refuses the second if it wants
 * another plan. It is read before the sessions are: counted after them, one that was noted in between would make a second click
 * ask with a key of its own, for a second session.
 */
async function closeEarlierSessions(
  billing: BillingContext,
  { userId, priceId }: CheckoutOrder,
): Promise<{ reusable: ProviderCheckout | null; requestKey: string }> {
  const { open, series } = await asService(billing.database, async (transaction) => ({
    series: await readRequestSeries(transaction, userId),
    open: await listOpenCheckouts(transaction, userId),
  }));
  let reusable: ProviderCheckout | null = null;
  for (const { session_id, price_id, is_fresh } of open) {
    const isAskedAgain = is_fresh && price_id === priceId;
    if (!isAskedAgain) await billing.provider.expireCheckout(session_id);
    const checkout = await billing.provider.getCheckout(session_id);
    await record(billing, userId, checkout);
    // Paid in the other tab a moment ago.
    if (checkout.status === 'complete') throw alreadyBought();
    if (isAskedAgain && checkout.url !== null) reusable = checkout;
  }
  return { reusable, requestKey: `checkout:${userId}:${series}` };
}

/** Runs a request to the provider. What it failed at is asked for with another key next time, or it would fail again all day. */
async function noteFailure<Result>(
  { database }: BillingContext,
  userId: UserId,
  request: () => Promise<Result>,
): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof ProviderError && !error.isRefusal)
      await asService(database, (transaction) => recordFailedRequest(transaction, userId));
    throw error;
  }
}

async function record(
  { database }: BillingContext,
  userId: UserId,
  checkout: ProviderCheckout,
): Promise<void> {
  const { priceId } = checkout;
  if (priceId === null) return;
  await asService(database, (transaction) => recordCheckout(transaction, { ...checkout, userId, priceId }));
}

function alreadyBought(): AppError {
  const names = Object.values(plans).map(({ name }) => name);
  return new AppError(
    'key_in_use',
    `Você acabou de assinar em outra aba (${names.join(' ou ')}). Recarregue a página pra ver seu plano.`,
  );
}

function requireUrl({ url, sessionId }: ProviderCheckout): string {
  if (url === null) throw new Error(`Checkout session ${sessionId} has no address`);
  return url;
}
