import type { UserId } from '../auth/caller.ts';
import { asService } from '../db/roles.ts';
import { AppError } from '../errors.ts';
import type { BillingContext } from './billing-context.ts';
import { drawTicket, findCustomer } from './billing-records.ts';
import { isOwnSubscription } from './checkout-records.ts';
import { recordState } from './event-effects.ts';

/** Ends a subscription of the person's own with its period, or takes that back; stored at once, events or not. */
export async function setCancellation(
  { database, provider }: BillingContext,
  change: { userId: UserId; subscriptionId: string; isCancelling: boolean },
): Promise<void> {
  const { userId, subscriptionId, isCancelling } = change;
  const isOwn = await asService(database, (transaction) =>
    isOwnSubscription(transaction, userId, subscriptionId),
  );
  if (!isOwn) throw new AppError('not_found', 'Não encontramos essa assinatura na sua conta.');
  const { ticket } = await asService(database, (transaction) => drawTicket(transaction, null));
  const current = await provider.getSubscription(subscriptionId);
  if (current.status === 'canceled') {
    throw new AppError('bad_input', 'Essa assinatura já terminou. Pra voltar, escolha um plano.');
  }
  const isCancelled = current.isCancelledAtPeriodEnd || current.cancelAt !== null;
  const updated =
    isCancelled === isCancelling
      ? current
      : await provider.setCancelAtPeriodEnd(subscriptionId, isCancelling);
  await asService(database, (transaction) => recordState(transaction, ticket, updated));
}

/** Address of the provider's page for cards and invoices. */
export async function openPortal(
  { database, provider }: BillingContext,
  { userId, returnUrl }: { userId: UserId; returnUrl: string },
): Promise<string> {
  const customerId = await asService(database, (transaction) => findCustomer(transaction, userId));
  if (customerId === null) {
    throw new AppError(
      'not_found',
      'Você ainda não tem faturas: elas aparecem depois da primeira assinatura.',
    );
  }
  return provider.createPortal({ customerId, returnUrl, change: null });
}
