import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openPage, screens, sizes } from '../helpers/browser.ts';
import { readShifts, watchShifts } from '../helpers/layout-shifts.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { type LocalTagManager, startLocalTagManager } from '../helpers/tag-manager.ts';
import { newEmail, signUp } from '../helpers/walk.ts';
import { banner, button, readCookies, readDataLayer, settle } from './consent-steps.ts';

let tags: LocalTagManager;
const stage = setStage(async () => {
  tags = await startLocalTagManager();
  return tags.environment;
});
afterAll(() => tags.stop());
beforeEach(() => tags.forget());

/** A page, and every request of it that left our own origin. */
async function open(options: BrowserContextOptions = screens.phone) {
  const watched = await openPage(stage.browser, stage.server.url, options);
  const foreign: string[] = [];
  watched.page.on('request', (request) => {
    if (/^http/.test(request.url()) && new URL(request.url()).origin !== stage.server.url)
      foreign.push(request.url());
  });
  return { ...watched, foreign };
}

describe.each([
  ['phone', 'light'],
  ['desktop', 'dark'],
] as const)('measuring, on a %s in %s', (size, colorScheme) => {
  const options = { ...screens[size], colorScheme };

  it('asks nothing of anybody before the person accepts, then loads once and counts what happened', async () => {
    const { page, foreign, close } = await open(options);
    await signUp(page, newEmail());
    await settle(page);
    expect(foreign).toEqual([]);
    expect(await readCookies(page)).toEqual([]);
    expect(await readDataLayer(page)).toMatchObject([
      { 0: 'consent', 1: 'default', 2: { ad_storage: 'denied', analytics_storage: 'denied' } },
      { event: 'lead_submit' },
    ]);

    await button(page, 'Aceitar').click();
    await expect.poll(() => tags.listEvents()).toEqual(['lead_submit granted', 'gtm.js granted']);
    expect(await banner(page).count()).toBe(0);
    await page.goto('/pricing'); // another visit, measured too
    await expect.poll(() => tags.countLoads()).toBe(2);
    await button(page, 'Escolher Plano').first().click();
    await expect.poll(() => tags.listEvents()).toContain('begin_checkout granted');
    expect(await banner(page).count()).toBe(0);
    // The payment page is a visit of its own where no money moves; elsewhere it is not ours.
    await page.waitForURL(/sandbox-checkout/);
    await settle(page);
    expect(tags.countLoads()).toBe(3);
    expect((await readCookies(page)).toSorted()).toEqual(['_ga', '_ga_FISGA01']);
    await close();
  });

  it('loads nothing after a refusal, also later, and takes old cookies away', async () => {
    const { page, foreign, close } = await open(options);
    await page.context().addCookies([{ name: '_ga', value: 'GA1.1.7', url: stage.server.url }]);
    await page.goto('/login');
    await button(page, 'Recusar').click();
    await page.getByText(/Medição desligada\. Você muda quando quiser em Conta\./).waitFor();
    await expect.poll(() => readCookies(page)).toEqual([]);
    await page.reload();
    await button(page, 'Entrar').waitFor();
    await signUp(page, newEmail());
    await settle(page);
    expect(await banner(page).count()).toBe(0);
    expect(foreign).toEqual([]);
    await close();
  });
});

describe('the choice', () => {
  it('is changed on the account page, and a reload ends what was loaded', async () => {
    const { page, close } = await open(screens.desktop);
    await signUp(page, newEmail());
    await button(page, 'Recusar').click();
    await page.goto('/conta');
    const section = page.getByRole('region', { name: 'Privacidade: medição de anúncios', exact: true });
    await section.getByText(/^Desligada por você em \d\d\/\d\d\/\d{4}\.$/).waitFor();
    await section.getByText('O que isso quer dizer', { exact: true }).click();
    await section.getByText('Antes do seu sim', { exact: true }).waitFor();
    expect(tags.countLoads()).toBe(0);

    await button(page, 'Ligar a medição').click();
    await expect.poll(() => tags.countLoads()).toBe(1);
    await expect.poll(() => readCookies(page)).toHaveLength(2);
    await button(page, 'Desligar a medição').click();
    await section.getByText(/Os cookies da medição foram apagados/).waitFor();
    expect(await readCookies(page)).toEqual([]);
    expect((await readDataLayer(page))?.at(-1)).toMatchObject({
      0: 'consent',
      1: 'update',
      2: { ad_user_data: 'denied' },
    });
    await button(page, 'Recarregar a página').click();
    await section.getByText(/^Desligada por você/).waitFor();
    await settle(page);
    expect(tags.countLoads()).toBe(1);
    expect(await button(page, 'Recarregar a página').count()).toBe(0);
    await close();
  });

  it.each(['/login', '/register', '/forgot-password', '/second-step'])(
    'is changed on %s too, by keyboard, once there is one',
    async (address) => {
      const { page, close } = await open();
      const again = button(page, 'Preferências de medição');
      await page.goto(address);
      await banner(page).waitFor();
      await settle(page);
      expect(await again.count()).toBe(0);
      await button(page, 'Recusar').click();
      await again.waitFor();
      const box = await again.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      await page.reload();
      await again.waitFor();
      await requireAccessible(page, `${address}, chosen`);

      await again.focus();
      await page.keyboard.press('Enter');
      await banner(page).waitFor();
      expect(await banner(page).evaluate((region) => region === document.activeElement)).toBe(true);
      expect(tags.countLoads()).toBe(0);
      await button(page, 'Aceitar').click();
      await banner(page).waitFor({ state: 'detached' });
      expect(await again.evaluate((link) => link === document.activeElement)).toBe(true);
      await expect.poll(() => tags.countLoads()).toBe(1);
      await expect.poll(() => readCookies(page)).toHaveLength(2);

      await again.press('Enter'); // a thumb waits until the message above it is gone
      await button(page, 'Recusar').click();
      await page.getByText(/Medição desligada\. O que já estava carregado termina/).waitFor();
      await expect.poll(() => readCookies(page)).toEqual([]);
      await page.reload();
      await again.waitFor();
      await settle(page);
      expect(await banner(page).count()).toBe(0);
      expect(tags.countLoads()).toBe(1);
      await close();
    },
  );

  it('holds in the other tab at once', async () => {
    const { page, close } = await open();
    await page.goto('/login');
    const other = await page.context().newPage();
    await other.goto('/register');
    await banner(page).waitFor();
    await banner(other).waitFor();
    await button(other, 'Aceitar').click();
    await banner(page).waitFor({ state: 'detached' });
    await expect.poll(() => tags.countLoads()).toBe(2);
    await close();
  });

  it('is asked for again after a year', async () => {
    const { page, close } = await open();
    await page.goto('/login');
    await button(page, 'Aceitar').click();
    await banner(page).waitFor({ state: 'detached' });
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('fisga-consent') ?? '');
      localStorage.setItem('fisga-consent', JSON.stringify({ ...kept, chosenAt: '2020-02-29T00:00:00Z' }));
    });
    await settle(page);
    tags.forget();
    await page.reload();
    await banner(page).waitFor();
    await settle(page);
    expect(tags.seen).toEqual([]);
    await close();
  });

  it('is not asked for where nothing is measured', async () => {
    const { page, close } = await open();
    await page.route('**/config.json', async (route) => {
      const config = await (await route.fetch()).json();
      await route.fulfill({ json: { ...config, tagManager: null } });
    });
    await signUp(page, newEmail());
    await page.goto('/conta');
    await page.getByRole('heading', { name: 'Seus dados', exact: true }).waitFor();
    expect(await page.getByText(/medição/i).count()).toBe(0);
    await page.goto('/login');
    await button(page, 'Entrar').waitFor();
    await settle(page);
    expect(await page.getByText(/medição/i).count()).toBe(0);
    expect(await banner(page).count()).toBe(0);
    expect(await readDataLayer(page)).toBeUndefined();
    await close();
  });
});

describe('the question', () => {
  it('is met first by a keyboard, unfolded and answered with it', async () => {
    const { page, close } = await open(screens.desktop);
    await page.goto('/login');
    await banner(page).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Saiba mais');
    await page.keyboard.press('Enter');
    await page.getByText('Antes do seu sim', { exact: true }).waitFor();
    expect(await button(page, 'Mostrar menos').getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Recusar');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Aceitar');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await banner(page).waitFor({ state: 'detached' });
    await settle(page);
    expect(tags.seen).toEqual([]);
    await close();
  });

  it.each(sizes)('is accessible on a %s, folded and unfolded, and in the account', async (size) => {
    const { page, close } = await open({ ...screens[size], reducedMotion: 'reduce' });
    await page.goto('/login');
    await banner(page).waitFor();
    await requireAccessible(page, 'folded');
    await button(page, 'Saiba mais').click();
    await requireAccessible(page, 'unfolded');
    expect(await button(page, 'Aceitar').isVisible()).toBe(true);
    const [refuse, accept] = await Promise.all(
      ['Recusar', 'Aceitar'].map((name) => button(page, name).boundingBox()),
    );
    expect([refuse?.width, refuse?.height, refuse?.y]).toEqual([accept?.width, accept?.height, accept?.y]);
    await signUp(page, newEmail());
    await page.goto('/conta');
    await page.getByText('O que isso quer dizer', { exact: true }).click();
    await requireAccessible(page, 'account, not chosen');
    await button(page, 'Ligar a medição').click();
    await button(page, 'Desligar a medição').click();
    await page.getByText(/Os cookies da medição foram apagados/).waitFor();
    await requireAccessible(page, 'account, withdrawn');
    await close();
  });

  it('covers no main button of a phone, can be scrolled clear of, and moves nothing when it goes', async () => {
    const { page, close } = await open();
    await watchShifts(page);
    const bottomOf = async (name: string) => {
      const box = await button(page, name).boundingBox();
      return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
    };
    const top = async () => (await banner(page).boundingBox())?.y ?? Number.NaN;
    await page.goto('/login');
    await banner(page).waitFor();
    expect(await bottomOf('Entrar')).toBeLessThan(await top());
    const link = page.getByRole('link', { name: /Registre-se/ });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const box = await link.boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThan(await top());

    await signUp(page, newEmail());
    await settle(page);
    expect(await bottomOf('Gerar ganchos')).toBeLessThan(await top());
    const headline = page.getByRole('heading', { level: 1 });
    const before = await headline.boundingBox();
    const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const heightBefore = await readHeight();
    const shiftsBefore = await readShifts(page);
    await button(page, 'Recusar').click();
    await banner(page).waitFor({ state: 'detached' });
    await settle(page);
    expect(await headline.boundingBox()).toEqual(before);
    // Its room goes with the screen: a scrollbar that vanished would move everything sideways.
    expect(await readHeight()).toBe(heightBefore);
    expect(await readShifts(page)).toEqual(shiftsBefore);
    await button(page, 'Abrir menu').click();
    await page.getByRole('link', { name: 'Planos', exact: true }).click();
    await page.waitForURL(/\/pricing/);
    await expect.poll(() => page.evaluate(() => document.documentElement.getAttribute('style'))).toBeFalsy();
    await close();
  });
});
