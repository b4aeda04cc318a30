import type { Page } from 'playwright-core';
import { type Size, screens } from '../helpers/browser.ts';
import { closeMenu, menu, openMenu } from '../helpers/menu.ts';
import { openNewPerson } from '../helpers/new-person.ts';
import { answerRows } from '../helpers/requests.ts';
import type { Stage } from '../helpers/stage.ts';

/** Somebody new, on an empty page, whose data layer is written down. */
export async function openPerson(stage: Stage, size: Size) {
  const opened = await openNewPerson(stage, screens[size]);
  await writeDataLayerDown(opened.page);
  return opened;
}

/** Keeps what the data layer is told for `told`, across page loads and with the address of its moment. */
export const writeDataLayerDown = (page: Page) =>
  page.addInitScript(() => {
    const list: object[] = [];
    Object.assign(window, { dataLayer: list });
    list.push = (...entries) => {
      const told = JSON.parse(sessionStorage.getItem('told') ?? '[]');
      for (const entry of entries) told.push({ entry, search: location.search });
      sessionStorage.setItem('told', JSON.stringify(told));
      return entries.length;
    };
  });

/** What the data layer was told so far, and under which address. */
export const told = async (page: Page): Promise<{ entry: unknown; search: string }[]> =>
  JSON.parse(await page.evaluate(() => sessionStorage.getItem('told') ?? '[]'));
/** What the data layer was told so far. */
export const toldEntries = async (page: Page) => (await told(page)).map(({ entry }) => entry);

/** The card that sells a plan. */
export const planCard = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
/** The card of the plan that the person has. */
export const currentPlan = (page: Page) => page.getByRole('region', { name: /^(Essencial|Ilimitado)$/ });

/** Opens the plans. */
export async function visitPlans(page: Page) {
  await page.goto('/pricing');
  await page.getByRole('heading', { name: 'Escolha Seu Plano', exact: true }).waitFor();
}

/** From the plans to the demonstration's payment page. */
export async function choose(page: Page, plan: string) {
  await visitPlans(page);
  await planCard(page, plan).getByRole('button', { name: 'Escolher Plano', exact: true }).click();
  await page.waitForURL(/\/sandbox-checkout\?session_id=/);
  await page.getByRole('heading', { name: `Assinar o ${plan}`, exact: true }).waitFor();
}

/** Pays for a plan and waits until the thank-you page has led on. */
export async function buy(page: Page, plan: string) {
  await choose(page, plan);
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await page.waitForURL(/\/thank-you/);
  await page.getByRole('link', { name: 'Ir agora', exact: true }).click();
  await page.waitForURL(/\/dashboard/);
}

/** One act at the demonstration's portal, and back to the plans. */
export async function actAtPortal(page: Page, name: string, result: string) {
  await page.getByRole('button', { name: 'Faturas e cartão', exact: true }).click();
  await page.waitForURL(/\/sandbox-portal/);
  await page.getByRole('button', { name }).click();
  await page.getByText(result).first().waitFor();
  await page.getByRole('link', { name: 'Voltar aos planos', exact: true }).click();
  await page.getByRole('heading', { name: 'Escolha Seu Plano', exact: true }).waitFor();
}

/** The credits that the navigation shows, or soon does; where it is narrow they are in the menu. */
export async function requireCredits(page: Page, size: Size, text: string) {
  if (size === 'desktop') {
    await page.getByRole('banner').getByText(text, { exact: true }).waitFor();
    return;
  }
  await openMenu(page, size);
  await menu(page).getByText(text, { exact: true }).waitFor();
  await closeMenu(page, size);
}

/** What the data layer is told of a sale. */
export const saleOf = (
  event: string,
  plan: 'Essencial' | 'Ilimitado',
  value: number,
  transaction?: unknown,
) => [
  { ecommerce: null },
  {
    event,
    value,
    currency: 'BRL',
    plan,
    ecommerce: {
      ...(transaction ? { transaction_id: transaction } : {}),
      currency: 'BRL',
      value,
      items: [
        {
          item_id: `${plan.toLowerCase()}_mensal`,
          item_name: plan,
          item_category: 'assinatura',
          item_variant: 'mensal',
          price: value,
          quantity: 1,
        },
      ],
    },
  },
];

/** As if the person had Essencial and this much of its month were left. */
export async function haveEssencial(page: Page, remaining: number) {
  await answerRows(page, 'stripe_customers', [{ customer_id: 'cus_1' }]);
  await answerRows(page, 'stripe_subscriptions', [{ status: 'active', price_id: 'price_sandbox_essencial' }]);
  await answerRows(page, 'subscription_credits', [
    {
      credits_remaining: remaining,
      credits_total: 120,
      reset_date: new Date(Date.now() + 864e5).toISOString(),
    },
  ]);
}
