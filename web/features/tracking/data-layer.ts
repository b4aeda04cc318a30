interface Ecommerce {
  value: number;
  currency: 'BRL';
  items: { item_id: string; item_name: string; price: number; quantity: 1 }[];
}

type TrackedEvent =
  | { event: 'lead_submit' }
  | { event: 'begin_checkout'; value: number; currency: 'BRL'; plan: string; ecommerce: Ecommerce };

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** A new person gave their account. */
export function trackLead(): void {
  push({ event: 'lead_submit' });
}

/** Someone set out to buy a plan; `value` in BRL a month. */
export function trackBeginCheckout({ value, plan }: { value: number; plan: string }): void {
  const items: Ecommerce['items'] = [{ item_id: plan, item_name: plan, price: value, quantity: 1 }];
  const ecommerce: Ecommerce = { value, currency: 'BRL', items };
  push({ event: 'begin_checkout', value, currency: 'BRL', plan, ecommerce });
}

// A tag manager reads this list if the page has one; without one it is only a list.
function push(event: TrackedEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
