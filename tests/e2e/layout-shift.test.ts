import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, screens, type WatchedPage } from '../helpers/browser.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { readShifts, watchShifts } from '../helpers/layout-shifts.ts';
import { answerRows } from '../helpers/requests.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { hooks, search } from '../helpers/walk.ts';

const stage = setStage();
let material = '';
let locked = '';
let searchId = '';
/** Somebody with a search and a script. */
const person = keepPerson(stage, async (page) => {
  await search(page, 'Dormir melhor');
  const last = await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('fisga-last-search-')) ?? '';
    return JSON.parse(sessionStorage.getItem(key) ?? '').data;
  });
  searchId = last.id;
  const addressOf = (hook: string) => `/references?hook=${encodeURIComponent(hook)}`;
  material = addressOf(last.questions[0].hook_1);
  locked = addressOf(last.questions[0].hook_2);
  await page.goto(material);
  await page.getByRole('button', { name: 'Desbloquear Materiais', exact: true }).click();
  await page.getByText('Material Estratégico #5', { exact: true }).waitFor();
});

const slow = 700;

/** Every answer about the person comes late, each to its own call. */
async function slowAnswersDown(page: Page) {
  await page.route(/\/(rest|functions|auth)\/v1\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slow));
    await route.fallback();
  });
}

const aMonth = 30 * 86_400;
async function havePlan(page: Page) {
  const now = Math.floor(Date.now() / 1000);
  await answerRows(page, 'stripe_customers', [{ customer_id: 'cus_1' }]);
  await answerRows(page, 'stripe_subscriptions', [
    {
      id: 1,
      status: 'active',
      price_id: 'price_sandbox_essencial',
      subscription_id: 'sub_1',
      current_period_start: now,
      current_period_end: now + aMonth,
      cancel_at_period_end: false,
      cancel_at: null,
    },
  ]);
  await answerRows(page, 'subscription_credits', [
    {
      credits_remaining: 120,
      credits_total: 120,
      reset_date: new Date((now + aMonth) * 1000).toISOString(),
    },
  ]);
}

interface WaitingCase {
  screen: string;
  address: () => string;
  /** What is said while it waits. */
  waiting: string;
  /** It has come. */
  arrived: (page: Page) => Promise<unknown>;
  prepare?: (page: Page) => Promise<unknown>;
}

const cases: WaitingCase[] = [
  {
    screen: 'the searches',
    address: () => '/searches',
    waiting: 'Carregando suas buscas…',
    arrived: (page) => page.getByRole('link', { name: /Dormir melhor/ }).waitFor(),
  },
  {
    screen: 'the scripts',
    address: () => '/scripts',
    waiting: 'Carregando seus roteiros…',
    arrived: (page) => page.getByLabel('Procurar nos roteiros', { exact: true }).waitFor(),
  },
  {
    screen: 'the statement',
    address: () => '/credits',
    waiting: 'Carregando seu extrato…',
    arrived: (page) => page.getByText(/Busca: Dormir melhor/).waitFor(),
  },
  {
    screen: 'the account',
    address: () => '/conta',
    waiting: 'Carregando sua conta…',
    arrived: (page) => page.getByRole('button', { name: 'Ativar', exact: true }).waitFor(),
  },
  {
    screen: 'the plans of somebody without one',
    address: () => '/pricing',
    waiting: 'Carregando seu plano…',
    arrived: (page) => page.getByRole('button', { name: 'Escolher Plano', exact: true }).first().waitFor(),
  },
  {
    screen: 'the plans of somebody with one',
    address: () => '/pricing',
    waiting: 'Carregando seu plano…',
    prepare: havePlan,
    arrived: (page) => page.getByRole('button', { name: 'Cancelar Assinatura', exact: true }).waitFor(),
  },
  {
    screen: 'materials that are restored',
    address: () => material,
    waiting: 'Procurando seus materiais…',
    arrived: (page) => page.getByText('Material Estratégico #1', { exact: true }).first().waitFor(),
  },
  {
    screen: 'materials that are offered',
    address: () => locked,
    waiting: 'Procurando seus materiais…',
    arrived: (page) => page.getByRole('button', { name: 'Desbloquear Materiais', exact: true }).waitFor(),
  },
  {
    screen: 'the last search',
    address: () => '/dashboard',
    waiting: 'Trazendo sua última busca…',
    arrived: (page) => hooks(page).first().waitFor(),
  },
  {
    screen: 'a search that is opened',
    address: () => `/searches/${searchId}`,
    waiting: 'Abrindo a busca…',
    arrived: (page) => hooks(page).first().waitFor(),
  },
];

describe.each(['phone', 'tablet', 'desktop'] as const)('a slow answer on a %s', (size) => {
  it.each(cases)('$screen: has its place kept, is awaited in words, and moves nothing', async (waiting) => {
    const { page, close } = await person.open(size);
    await watchShifts(page);
    await waiting.prepare?.(page);
    await slowAnswersDown(page);
    await page.goto(waiting.address());
    const status = page.getByRole('status').getByText(waiting.waiting, { exact: true });
    await status.waitFor({ state: 'attached' });
    expect(await page.locator('[aria-hidden="true"] .animate-pulse').count()).toBeGreaterThan(3);
    await waiting.arrived(page);
    expect(await status.count()).toBe(0);
    await page.waitForTimeout(300);
    expect(await readShifts(page)).toEqual([]);
    await close();
  });
});

const newcomer = keepPerson(stage);
const beforeSigningIn = ['/login', '/second-step'];
const emptyScreens = ['/dashboard', '/pricing', '/references?hook=Ningu%C3%A9m'];

describe.each(['phone', 'tablet', 'desktop'] as const)('the first screens on a %s', (size) => {
  it('move nothing either, to a stranger and to somebody with nothing yet', async () => {
    const requireStillness = async ({ page, close }: WatchedPage, path: string) => {
      await watchShifts(page);
      await slowAnswersDown(page);
      await page.goto(path);
      await page.getByRole('main').waitFor();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(300);
      expect(await readShifts(page), path).toEqual([]);
      await close();
    };
    for (const path of beforeSigningIn) {
      await requireStillness(await openPage(stage.browser, stage.server.url, screens[size]), path);
    }
    for (const path of emptyScreens) await requireStillness(await newcomer.open(size), path);
  });
});

it('is accessible while it waits, and still for who wants no motion', async () => {
  const { page, close } = await person.open('phone');
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.route('**/rest/v1/credit_statement?*', () => {});
  await page.goto('/credits');
  await page.getByText('Carregando seu extrato…', { exact: true }).waitFor({ state: 'attached' });
  await requireAccessible(page, 'waiting');
  const running = await page.evaluate(() => document.getAnimations().length);
  expect(running).toBe(0);
  await close();
});
