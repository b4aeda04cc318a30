import { beforeEach, expect, test, vi } from 'vitest';
import { trackBeginCheckout } from './data-layer.ts';

const essencial = { plan: 'Essencial', value: 19.9 };
const item = {
  item_id: 'essencial_mensal',
  item_name: 'Essencial',
  item_category: 'assinatura',
  item_variant: 'mensal',
  price: 19.9,
  quantity: 1,
};
let page: { dataLayer?: object[] };
beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
});

/** The module as a freshly loaded page has it. */
async function loadPage() {
  vi.resetModules();
  page = {};
  vi.stubGlobal('window', page);
  return import('./purchase-once.ts');
}

test('a transaction is told once, also after a reload, with the spec’s fields and GA4’s beside them', async () => {
  const { trackPurchaseOnce } = await loadPage();
  trackPurchaseOnce(essencial, 'in_1');
  trackPurchaseOnce(essencial, 'in_1');
  expect(page.dataLayer).toEqual([
    { ecommerce: null },
    {
      event: 'purchase',
      value: 19.9,
      currency: 'BRL',
      plan: 'Essencial',
      ecommerce: { transaction_id: 'in_1', currency: 'BRL', value: 19.9, items: [item] },
    },
  ]);
  const reloaded = await loadPage();
  reloaded.trackPurchaseOnce(essencial, 'in_1');
  reloaded.trackPurchaseOnce(essencial, null);
  expect(page.dataLayer).toBeUndefined();
  reloaded.trackPurchaseOnce(essencial, 'in_2');
  expect(page.dataLayer).toHaveLength(2);
});

test('without a transaction a plan is told once a visit, and needs no storage', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('localStorage', undefined);
  const { trackPurchaseOnce } = await loadPage();
  trackPurchaseOnce(essencial, null);
  trackPurchaseOnce(essencial, null);
  trackPurchaseOnce({ plan: 'plano3', value: 49.9 }, null);
  expect(page.dataLayer).toHaveLength(4);
  expect(page.dataLayer?.[1]).toMatchObject({ ecommerce: { currency: 'BRL', value: 19.9, items: [item] } });
  expect(page.dataLayer?.[1]).not.toHaveProperty('ecommerce.transaction_id');
});

test('the way to the checkout carries the same item', async () => {
  await loadPage();
  trackBeginCheckout(essencial);
  expect(page.dataLayer).toEqual([
    { ecommerce: null },
    {
      event: 'begin_checkout',
      value: 19.9,
      currency: 'BRL',
      plan: 'Essencial',
      ecommerce: { currency: 'BRL', value: 19.9, items: [item] },
    },
  ]);
});

function createStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  };
}
