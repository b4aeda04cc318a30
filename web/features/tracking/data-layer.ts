interface Item {
  item_id: string;
  item_name: string;
  item_category: 'assinatura';
  item_variant: 'mensal';
  price: number;
  quantity: 1;
}

interface Ecommerce {
  transaction_id?: string;
  currency: 'BRL';
  value: number;
  items: Item[];
}

type TrackedEvent =
  | { event: 'lead_submit' }
  | {
      event: 'begin_checkout' | 'purchase';
      value: number;
      currency: 'BRL';
      plan: string;
      ecommerce: Ecommerce;
    };

/** A plan by its name; `value` in BRL a month. */
export interface Sale {
  plan: string;
  value: number;
}

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** A new person gave their account. */
export function trackLead(): void {
  push({ event: 'lead_submit' });
}

/** Someone leaves to pay for a plan. */
export function trackBeginCheckout(sale: Sale): void {
  pushSale('begin_checkout', sale, {});
}

/** A plan was bought; see `trackPurchaseOnce`. */
export function trackPurchase(sale: Sale, transactionId: string | null): void {
  pushSale('purchase', sale, transactionId === null ? {} : { transaction_id: transactionId });
}

// A tag manager merges what it is told: an earlier sale is taken away before the next one.
function pushSale(
  event: 'begin_checkout' | 'purchase',
  { plan, value }: Sale,
  identity: Pick<Ecommerce, 'transaction_id'>,
): void {
  push({ ecommerce: null });
  const ecommerce: Ecommerce = { ...identity, currency: 'BRL', value, items: [itemOf({ plan, value })] };
  push({ event, value, currency: 'BRL', plan, ecommerce });
}

function itemOf({ plan, value }: Sale): Item {
  return {
    item_id: `${plan.toLowerCase()}_mensal`,
    item_name: plan,
    item_category: 'assinatura',
    item_variant: 'mensal',
    price: value,
    quantity: 1,
  };
}

/** The list that a tag manager reads, if the person lets one load; until then it is only a list. */
export function openDataLayer(): object[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

function push(entry: TrackedEvent | { ecommerce: null }): void {
  openDataLayer().push(entry);
}
