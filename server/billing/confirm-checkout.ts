import type { CheckoutStatus } from '../../shared/billing.ts';
import type { UserId } from '../auth/caller.ts';
import { asService } from '../db/roles.ts';
import { AppError } from '../errors.ts';
import type { BillingContext } from './billing-context.ts';
import { recordCheckout } from './billing-records.ts';
import { findPlan } from './catalogue.ts';
import { isCredited, isOwnCheckout } from './checkout-records.ts';

/** How a checkout of the person stands, asked of the provider itself. It gives no credits: the paid invoice's event does. */
export async function confirmCheckout(
  { database, provider, catalogue }: BillingContext,
  userId: UserId,
  sessionId: string,
): Promise<CheckoutStatus> {
  const isOwn = await asService(database, (transaction) => isOwnCheckout(transaction, userId, sessionId));
  if (!isOwn) throw new AppError('not_found', 'Não encontramos essa compra na sua conta.');
  const checkout = await provider.getCheckout(sessionId);
  const { priceId, invoiceId, isPaid } = checkout;
  const plan = findPlan(catalogue, priceId);
  return asService(database, async (transaction) => {
    if (priceId !== null) await recordCheckout(transaction, { ...checkout, userId, priceId });
    return {
      is_paid: isPaid,
      is_credited: isPaid && invoiceId !== null && (await isCredited(transaction, invoiceId)),
      plan: plan?.name ?? null,
      value: plan?.price ?? 0,
      transaction_id: invoiceId ?? sessionId,
    };
  });
}
