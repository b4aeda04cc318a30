import type { z } from 'zod';
import type {
  SandboxCheckout,
  SandboxPortal,
  sandboxCheckoutInputSchema,
  sandboxPortalInputSchema,
} from '../../../shared/billing.ts';
import { plans } from '../../../shared/plans.ts';
import type { UserId } from '../../auth/caller.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { findCustomer } from '../billing-records.ts';
import { type Catalogue, findPlan } from '../catalogue.ts';
import type { ProviderSubscription } from '../payment-provider.ts';
import { monthLater } from './month-later.ts';
import {
  type Amounts,
  abandonCheckout,
  changePlan,
  declineCheckout,
  endSubscription,
  payCheckout,
  payOpenInvoice,
  reachRenewal,
  readSandboxTime,
  refundInvoice,
  setCancelAtPeriodEnd,
} from './sandbox-acts.ts';
import {
  findObject,
  getObject,
  listObjects,
  type SandboxCheckoutRecord,
  type SandboxInvoiceRecord,
} from './sandbox-store.ts';

/** What a person does on the demonstration's payment page, and what it shows afterwards. */
export async function runSandboxCheckout(
  transaction: Transaction,
  catalogue: Catalogue,
  { userId, input }: { userId: UserId; input: z.infer<typeof sandboxCheckoutInputSchema> },
): Promise<SandboxCheckout> {
  const { session_id: sessionId, action } = input;
  const before = await findObject(transaction, 'checkout', sessionId);
  if (before?.userId !== userId) throw new AppError('not_found', 'Não encontramos essa compra na sua conta.');
  if (action === 'pay') await payCheckout(transaction, { sessionId, amounts: amountsOf(catalogue) });
  if (action === 'decline') await declineCheckout(transaction, sessionId);
  if (action === 'abandon') await abandonCheckout(transaction, sessionId);
  const checkout = await getObject(transaction, 'checkout', sessionId);
  const plan = requirePlan(catalogue, checkout.priceId);
  return {
    status: checkout.status,
    is_declined: checkout.isDeclined,
    plan: plan.name,
    price: plan.price,
    renews_at: await readRenewal(transaction, checkout),
    url: { open: null, complete: checkout.successUrl, expired: checkout.cancelUrl }[checkout.status],
    cancel_url: checkout.cancelUrl,
  };
}

/** When the plan renews: as bought, or as it would if it were paid now. */
async function readRenewal(
  transaction: Transaction,
  { customerId, subscriptionId }: SandboxCheckoutRecord,
): Promise<number> {
  if (subscriptionId === null) return monthLater(await readSandboxTime(transaction, customerId));
  return (await getObject(transaction, 'subscription', subscriptionId)).periodEnd;
}

/** What a person does on the demonstration's page for the plan, and what it shows afterwards. */
export async function runSandboxPortal(
  transaction: Transaction,
  catalogue: Catalogue,
  { userId, input }: { userId: UserId; input: z.infer<typeof sandboxPortalInputSchema> },
): Promise<SandboxPortal> {
  const customerId = await findCustomer(transaction, userId);
  if (customerId === null) return { subscription: null, invoices: [] };
  const running = await findRunning(transaction, customerId);
  if (input.action !== 'show') {
    if (running === null) throw new AppError('bad_input', 'Você não tem uma assinatura em andamento.');
    await act(transaction, catalogue, { running, input });
  }
  const [subscription, invoices] = [
    await findRunning(transaction, customerId),
    await listObjects(transaction, 'invoice', customerId),
  ];
  return {
    subscription: subscription && describeSubscription(subscription, catalogue),
    invoices: invoices.reverse().map((invoice) => describeInvoice(invoice, catalogue)),
  };
}

async function act(
  transaction: Transaction,
  catalogue: Catalogue,
  { running, input }: { running: ProviderSubscription; input: z.infer<typeof sandboxPortalInputSchema> },
): Promise<void> {
  const { subscriptionId, latestInvoiceId } = running;
  const amounts = amountsOf(catalogue);
  switch (input.action) {
    case 'renew':
      await requireShownPeriod(transaction, subscriptionId, input.period_end);
      return reachRenewal(transaction, { subscriptionId, amounts, isPaid: true });
    case 'fail-renewal':
      await requireShownPeriod(transaction, subscriptionId, input.period_end);
      return reachRenewal(transaction, { subscriptionId, amounts, isPaid: false });
    case 'retry':
      return payOpenInvoice(transaction, subscriptionId);
    case 'cancel':
    case 'resume':
      await setCancelAtPeriodEnd(transaction, subscriptionId, input.action === 'cancel');
      return;
    case 'give-up':
      await endSubscription(transaction, subscriptionId);
      return;
    case 'refund':
      if (latestInvoiceId !== null) await refundInvoice(transaction, latestInvoiceId);
      return;
    case 'change':
      requirePlan(catalogue, input.price_id ?? '');
      return changePlan(transaction, { subscriptionId, priceId: input.price_id ?? '', amounts });
  }
}

/** Time moves from the period that the person saw to the next, once: not again by a second click or another tab. */
async function requireShownPeriod(
  transaction: Transaction,
  subscriptionId: string,
  shown: number | undefined,
): Promise<void> {
  // Locked: of two calls at once, the later one sees the period that the earlier one began.
  const { periodEnd } = await getObject(transaction, 'subscription', subscriptionId);
  if (shown === periodEnd) return;
  throw new AppError(
    'key_in_use',
    'O tempo já andou: esta página mostra outro ciclo. Recarregue e tente de novo.',
  );
}

async function findRunning(
  transaction: Transaction,
  customerId: string,
): Promise<ProviderSubscription | null> {
  const all = await listObjects(transaction, 'subscription', customerId);
  return all.findLast(({ status }) => status !== 'canceled') ?? null;
}

function describeSubscription(
  subscription: ProviderSubscription,
  catalogue: Catalogue,
): SandboxPortal['subscription'] {
  const plan = requirePlan(catalogue, subscription.priceId);
  return {
    subscription_id: subscription.subscriptionId,
    status: subscription.status,
    plan: plan.name,
    price: plan.price,
    period_start: subscription.periodStart,
    period_end: subscription.periodEnd,
    is_ending: subscription.isCancelledAtPeriodEnd,
  };
}

function describeInvoice(
  invoice: SandboxInvoiceRecord,
  catalogue: Catalogue,
): SandboxPortal['invoices'][number] {
  return {
    invoice_id: invoice.invoiceId,
    created_at: invoice.createdAt,
    description: `Plano ${requirePlan(catalogue, invoice.priceId).name}`,
    amount: invoice.amount / 100,
    status: invoice.isRefunded ? 'refunded' : invoice.isPaid ? 'paid' : 'open',
  };
}

function requirePlan(catalogue: Catalogue, priceId: string) {
  const plan = findPlan(catalogue, priceId);
  if (plan === null) throw new AppError('bad_input', 'Este plano não está à venda. Recarregue a página.');
  return plan;
}

function amountsOf(catalogue: Catalogue): Amounts {
  return new Map(
    Object.values(plans).map(({ key, price }) => [catalogue[key], Math.round(price * 100)] as const),
  );
}
