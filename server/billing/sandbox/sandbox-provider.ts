import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { asService } from '../../db/roles.ts';
import type { Catalogue } from '../catalogue.ts';
import { type PaymentProvider, ProviderError } from '../payment-provider.ts';
import { readSignedEvent } from '../signed-event.ts';
import { withSessionId } from '../with-session-id.ts';
import { abandonCheckout, endSubscription, refundInvoice, setCancelAtPeriodEnd } from './sandbox-acts.ts';
import { deliverEvents, listSandboxEvents, sandboxApiVersion } from './sandbox-events.ts';
import {
  findByRequestKey,
  getObject,
  listObjects,
  putObject,
  type SandboxCheckoutRecord,
} from './sandbox-store.ts';

export interface SandboxSettings {
  database: Database;
  catalogue: Catalogue;
  webhookSecret: string;
}

/** The demonstration's provider: no money moves, and everything else is as with the real one. */
export function createSandboxProvider(settings: SandboxSettings): PaymentProvider {
  const { database } = settings;
  const act = <Result>(work: Parameters<typeof asService<Result>>[1]) => asService(database, work);
  return {
    kind: 'sandbox',
    apiVersion: sandboxApiVersion,
    createCustomer: async ({ userId }) => `cus_sandbox_${userId}`,
    createCheckout: ({ requestKey, ...request }) =>
      act(async (transaction) => {
        const known = await findByRequestKey(transaction, requestKey);
        if (known !== null) return requireSamePrice(known, request.priceId);
        const sessionId = `cs_sandbox_${randomUUID()}`;
        const checkout: SandboxCheckoutRecord = {
          ...request,
          sessionId,
          successUrl: withSessionId(request.successUrl, sessionId),
          status: 'open',
          isPaid: false,
          isDeclined: false,
          subscriptionId: null,
          invoiceId: null,
          url: `${siteOf(request.successUrl)}/sandbox-checkout?session_id=${sessionId}`,
        };
        await putObject(transaction, 'checkout', checkout, requestKey);
        return checkout;
      }),
    getCheckout: (sessionId) => act((transaction) => getObject(transaction, 'checkout', sessionId)),
    expireCheckout: (sessionId) => act((transaction) => abandonCheckout(transaction, sessionId)),
    createPortal: async ({ change, returnUrl }) =>
      `${siteOf(returnUrl)}/sandbox-portal${change === null ? '' : `?price_id=${change.priceId}`}`,
    getSubscription: (id) => act((transaction) => getObject(transaction, 'subscription', id)),
    listSubscriptions: (customerId) =>
      act(async (transaction) => {
        const all = await listObjects(transaction, 'subscription', customerId);
        return all.filter(({ status }) => status !== 'canceled');
      }),
    setCancelAtPeriodEnd: (id, isCancelling) =>
      act((transaction) => setCancelAtPeriodEnd(transaction, id, isCancelling)),
    endSubscription: (id) => act((transaction) => endSubscription(transaction, id)),
    getInvoice: (id) => act((transaction) => getObject(transaction, 'invoice', id)),
    listPayments: (customerId) =>
      act(async (transaction) => {
        const invoices = await listObjects(transaction, 'invoice', customerId);
        return invoices
          .filter(({ isPaid }) => isPaid)
          .map((invoice) => ({ ...invoice, currency: 'brl', paidAt: invoice.createdAt }));
      }),
    refundInvoice: (id) => act((transaction) => refundInvoice(transaction, id)),
    getRefund: (chargeId) =>
      act(async (transaction) => {
        const invoice = await getObject(transaction, 'invoice', chargeId.replace(/^ch_/, ''));
        return { ...invoice, chargeId, isFull: invoice.isRefunded };
      }),
    getDispute: async () => null,
    readEvent: (body, signature) => readSignedEvent(body, signature, settings.webhookSecret),
    listUndelivered: () => listSandboxEvents(database),
    tellWebhook: (post) => deliverEvents(database, settings.webhookSecret, post),
  };
}

/** The site under the name that the person opened it by: another name of the same machine would not know the session. */
function siteOf(address: string): string {
  return new URL(address).origin;
}

function requireSamePrice(checkout: SandboxCheckoutRecord, priceId: string): SandboxCheckoutRecord {
  if (checkout.priceId === priceId) return checkout;
  throw new ProviderError('This key opened a session for another price', { isRefusal: true });
}
