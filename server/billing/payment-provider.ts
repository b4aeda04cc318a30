import type { UserId } from '../auth/caller.ts';

/** Who takes the money. What it returns is as fetched just now; times are unix seconds. Throws `ProviderError`. */
export interface PaymentProvider {
  kind: 'stripe' | 'sandbox';
  /** The version that events must be written in. */
  apiVersion: string;
  /** The same key gives the same customer. */
  createCustomer(person: { userId: UserId; email: string | null; requestKey: string }): Promise<string>;
  /** The same key gives the same session, whatever was asked in between. */
  createCheckout(request: CheckoutRequest): Promise<ProviderCheckout>;
  getCheckout(sessionId: string): Promise<ProviderCheckout>;
  /** An open session can be paid no more; one that is over stays as it is. */
  expireCheckout(sessionId: string): Promise<void>;
  /** Address of the page where cards, invoices and the plan are managed; with `change`, of that change's confirmation. */
  createPortal(request: PortalRequest): Promise<string>;
  getSubscription(subscriptionId: string): Promise<ProviderSubscription>;
  /** All of a customer's that are not over. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  setCancelAtPeriodEnd(subscriptionId: string, isCancelling: boolean): Promise<ProviderSubscription>;
  endSubscription(subscriptionId: string): Promise<ProviderSubscription>;
  getInvoice(invoiceId: string): Promise<ProviderInvoice>;
  /** Everything a customer ever paid. */
  listPayments(customerId: string): Promise<ProviderPayment[]>;
  /** Pays the invoice back in full, once, however often it is asked. */
  refundInvoice(invoiceId: string): Promise<void>;
  /** What a charge paid, or null when that was no invoice. */
  getRefund(chargeId: string): Promise<ProviderRefund | null>;
  getDispute(disputeId: string): Promise<ProviderDispute | null>;
  /** Proves that the provider wrote these bytes; null when it did not. */
  readEvent(body: string, signature: string): Promise<ProviderEvent | null>;
  /** Events of the last days that no webhook took, the oldest first. */
  listUndelivered(): AsyncIterable<ProviderEvent>;
  /** Tells our webhook what it has not taken yet, for a provider that lives in this process; null elsewhere. */
  tellWebhook: ((post: PostEvent) => Promise<void>) | null;
}

/** Posts a signed event to our own webhook and answers its status. */
export type PostEvent = (body: string, signature: string) => Promise<number>;

export interface CheckoutRequest {
  userId: UserId;
  customerId: string;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
  /** What was answered under a key is answered again for a day, a failure of the provider's too. */
  requestKey: string;
}

export interface ProviderCheckout {
  sessionId: string;
  /** Whom the session was opened for, as we noted it; null when it was not opened by us. */
  userId: string | null;
  customerId: string | null;
  priceId: string | null;
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  subscriptionId: string | null;
  invoiceId: string | null;
  /** Where the person pays; null when there is nothing left to pay. */
  url: string | null;
}

export interface PortalRequest {
  customerId: string;
  returnUrl: string;
  change: { subscriptionId: string; priceId: string } | null;
}

export interface ProviderSubscription {
  subscriptionId: string;
  customerId: string;
  /** Of whoever bought it, as noted when the checkout was opened. */
  userId: string | null;
  status: string;
  priceId: string;
  periodStart: number;
  periodEnd: number;
  isCancelledAtPeriodEnd: boolean;
  cancelAt: number | null;
  latestInvoiceId: string | null;
  startedAt: number;
}

export interface ProviderInvoice {
  invoiceId: string;
  customerId: string | null;
  /** Null for an invoice that no subscription made. */
  subscriptionId: string | null;
  isPaid: boolean;
  /** Whole periods it pays for; what only adjusts a running one is left out. */
  periods: { priceId: string; start: number; end: number }[];
}

export interface ProviderPayment {
  invoiceId: string;
  subscriptionId: string | null;
  /** Hundredths of the currency. */
  amount: number;
  currency: string;
  paidAt: number;
}

export interface ProviderRefund {
  chargeId: string;
  customerId: string;
  invoiceId: string;
  isFull: boolean;
}

export interface ProviderDispute {
  disputeId: string;
  customerId: string;
  invoiceId: string;
  status: string;
}

/** What we take from an event: which object to fetch again. Everything else in it may be out of date. */
export interface ProviderEvent {
  eventId: string;
  type: string;
  objectId: string;
  apiVersion: string | null;
  /** Unix seconds. */
  createdAt: number;
}

/** The provider failed, or answered what it should not. `isRefusal`: it understood and said no. */
export class ProviderError extends Error {
  readonly isRefusal: boolean;

  constructor(message: string, { isRefusal, cause }: { isRefusal: boolean; cause?: unknown }) {
    super(message, { cause });
    this.isRefusal = isRefusal;
  }
}
