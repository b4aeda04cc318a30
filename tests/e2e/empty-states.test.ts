import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { screens } from '../helpers/browser.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { answerRows } from '../helpers/requests.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';

const stage = setStage();
const person = keepPerson(stage);
const lost = '/references?hook=Um%20gancho';

interface EmptyCase {
  state: string;
  address: string;
  title: string;
  /** The button or link that leads on. */
  action: string;
  /** What happens before or, with the page, on the way there. */
  prepare?: (page: Page) => Promise<unknown>;
  arrive?: (page: Page) => Promise<unknown>;
}

const spent = (page: Page) => answerRows(page, 'free_credits', [{ credits_remaining: 0, credits_total: 4 }]);
const answerNothing = (page: Page) =>
  page.route('**/busca-referencias', (route) =>
    route.fulfill({
      json: {
        id: crypto.randomUUID(),
        hook: 'Um gancho',
        references: [],
        script: null,
        credits: { credits_remaining: 4, credits_total: 4, type: 'free' },
        charged: false,
        reused: false,
      },
    }),
  );
const breakScreen = (page: Page) => page.route(/\/assets\/searches-.*\.js$/, (route) => route.abort());

const cases: EmptyCase[] = [
  { state: 'no searches', address: '/searches', title: 'Nenhuma busca ainda', action: 'Ir para a busca' },
  { state: 'no scripts', address: '/scripts', title: 'Nenhum roteiro ainda', action: 'Ir para a busca' },
  {
    state: 'an empty statement',
    address: '/credits',
    title: 'Nenhum movimento ainda',
    action: 'Ir para a busca',
    prepare: (page) => answerRows(page, 'credit_statement', []),
  },
  {
    state: 'a hook without materials',
    address: lost,
    title: 'Nenhuma referência encontrada para este hook.',
    action: 'Escolher outro gancho',
    prepare: answerNothing,
    arrive: (page) => page.getByRole('button', { name: 'Desbloquear Materiais', exact: true }).click(),
  },
  { state: 'no hook', address: '/references', title: 'Falta o gancho', action: 'Escolher um gancho' },
  {
    state: 'no plan and no credits',
    address: lost,
    title: 'Acesso Restrito',
    action: 'Ver Planos',
    prepare: spent,
  },
  {
    state: 'a search that is gone',
    address: '/searches/nada',
    title: 'Essa busca não tá mais aqui',
    action: 'Ver minhas buscas',
  },
  {
    state: 'an unknown address',
    address: '/nada',
    title: 'Aqui não tem peixe',
    action: 'Voltar ao início',
  },
  {
    state: 'a screen that breaks',
    address: '/searches',
    title: 'Unexpected Application Error!',
    action: 'Recarregar a página',
    prepare: breakScreen,
  },
  {
    state: 'a server out of reach',
    address: '/dashboard',
    title: 'Não conseguimos falar com a Fisga',
    action: 'Recarregar a página',
    prepare: (page) => page.route('**/config.json', (route) => route.abort()),
  },
  {
    state: 'a screen that needs the network',
    address: '/searches',
    title: 'Esta tela precisa de internet',
    action: 'Recarregar a página',
    prepare: async (page) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
      await breakScreen(page);
    },
  },
];

describe.each([
  ['phone', 'light'],
  ['tablet', 'light'],
  ['desktop', 'dark'],
] as const)('nothing to show, on a %s in %s', (size, colorScheme) => {
  it.each(cases)('$state: is drawn, said, and leads on', async (empty) => {
    const { page, noise, close } = await person.open(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await empty.prepare?.(page);
    await page.goto(empty.address);
    await empty.arrive?.(page);
    const title = page.getByRole('heading', { name: empty.title, exact: true });
    await title.waitFor();
    const drawing = await page
      .locator('main svg[viewBox="0 0 240 160"], section svg[viewBox="0 0 240 160"]')
      .boundingBox();
    const words = await title.boundingBox();
    if (!drawing || !words) throw new Error('Not on the screen');
    expect(drawing.width).toBeGreaterThan(200);
    expect(drawing.y + drawing.height).toBeLessThanOrEqual(words.y);
    const action = page
      .getByRole('button', { name: empty.action, exact: true })
      .or(page.getByRole('link', { name: empty.action, exact: true }));
    const pressed = await action.boundingBox();
    expect(pressed?.height).toBeGreaterThanOrEqual(44);
    // The way on is on the screen without scrolling.
    expect((pressed?.y ?? Number.NaN) + (pressed?.height ?? Number.NaN)).toBeLessThanOrEqual(
      screens[size].viewport.height,
    );
    await requireAccessible(page, empty.state);
    noise.length = 0; // the browser reports the requests that were broken on purpose
    await close();
  });
});
