import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sizes } from '../helpers/browser.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { closeMenu, menu, openMenu } from '../helpers/menu.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';

const stage = setStage();
const person = keepPerson(stage);

const menuButton = (page: Page) => page.getByRole('button', { name: 'Abrir menu', exact: true });
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Fisga', exact: true });
const searchButton = (page: Page) => page.getByRole('button', { name: 'Gerar ganchos', exact: true });
const planTitle = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Escolha Seu Plano', exact: true });

describe.each(sizes)('the navigation on a %s', (size) => {
  it('stands above every screen of a person, and its logo leads to the dashboard', async () => {
    const { page, close } = await person.open(size);
    await page.clock.setFixedTime(new Date()); // the countdown of the thanks waits
    for (const [path, title] of [
      ['/pricing', 'Escolha Seu Plano'],
      ['/thank-you?plano=Essencial', 'Obrigado pela assinatura!'],
      ['/references?hook=Por%20que%20voc%C3%AA%20acorda%20cansado', 'Por que você acorda cansado'],
      ['/dashboard', 'Sobre o que é o seu próximo vídeo?'],
    ] as const) {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
      await heading.waitFor();
      const [bar, below] = [await page.getByRole('banner').boundingBox(), await heading.boundingBox()];
      expect(bar?.y, path).toBe(0);
      expect(below?.y, path).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
      await logo(page).click();
      await searchButton(page).waitFor();
      expect(new URL(page.url()).pathname).toBe('/dashboard');
    }
    await page.goto('/');
    await searchButton(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await close();
  });

  it('has six places and none to run the product from', async () => {
    const { page, close } = await person.open(size);
    await page.goto('/dashboard');
    await openMenu(page, size);
    const places = (size === 'desktop' ? page.getByRole('banner') : menu(page)).getByRole('navigation');
    await expect
      .poll(() => places.getByRole('link').allTextContents())
      .toEqual(['Dashboard', 'Minhas buscas', 'Meus roteiros', 'Planos', 'Extrato', 'Conta']);
    for (const path of ['/admin', '/painel', '/users']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: 'Aqui não tem peixe', exact: true }).waitFor();
    }
    await close();
  });

  it('has the ways to the dashboard and to the plans', async () => {
    const { page, close } = await person.open(size);
    const isNarrow = size !== 'desktop';
    const follow = async (name: string) => {
      await openMenu(page, size);
      const links = (isNarrow ? menu(page) : page.getByRole('banner')).getByRole('navigation');
      await links.getByRole('link', { name, exact: true }).click();
    };
    await page.goto('/dashboard');
    await follow('Planos');
    await planTitle(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/pricing');
    await follow('Dashboard');
    await searchButton(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await close();
  });
});

describe.each(['phone', 'tablet'] as const)('the menu on a %s', (size) => {
  it('is opened and closed by its buttons, and is not needed from 1280 px on', async () => {
    const { page, close } = await person.open(size);
    await page.goto('/dashboard');
    await searchButton(page).waitFor();
    expect(await menu(page).count()).toBe(0);
    for (let time = 0; time < 2; time += 1) {
      await openMenu(page, size);
      await menu(page).getByRole('link', { name: 'Planos', exact: true }).waitFor();
      await menu(page).getByRole('button', { name: 'Fechar menu', exact: true }).click();
      await menu(page).waitFor({ state: 'detached' });
    }
    await openMenu(page, size);
    await requireAccessible(page, 'the menu');
    await closeMenu(page, size);
    const links = page.getByRole('banner').getByRole('navigation');
    await page.setViewportSize({ width: 1279, height: 800 });
    expect(await menuButton(page).isVisible()).toBe(true);
    expect(await links.count()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await links.waitFor();
    expect(await menuButton(page).count()).toBe(0);
    await close();
  });

  it('stays closed on the way back to the screen where it was opened', async () => {
    const { page, close } = await person.open(size);
    await page.goto('/dashboard');
    await openMenu(page, size);
    await menu(page).getByRole('link', { name: 'Planos', exact: true }).click();
    await planTitle(page).waitFor();
    await menu(page).waitFor({ state: 'detached' });
    await page.goBack();
    await searchButton(page).waitFor();
    await page.waitForTimeout(300);
    expect(await menu(page).count()).toBe(0);
    await close();
  });
});

it.each(sizes)('the thanks for a purchase lead on after five seconds, on a %s', async (size) => {
  const { page, close } = await person.open(size);
  await page.clock.install({ time: Date.now() });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/thank-you?plano=Essencial');
  const timer = page.getByRole('timer');
  await expect.poll(() => timer.textContent()).toBe('Indo para o Dashboard em 5\u00a0s');
  await page.clock.runFor(4999);
  await expect.poll(() => timer.textContent()).toBe('Indo para o Dashboard em 1\u00a0s');
  expect(new URL(page.url()).pathname).toBe('/thank-you');
  await page.clock.runFor(1);
  await page.waitForURL(/\/dashboard/);
  await searchButton(page).waitFor();
  await close();
});

it.each(sizes)('a screen that breaks says so and has a way back, on a %s', async (size) => {
  const { page, noise, close } = await person.open(size);
  await page.goto('/dashboard');
  await searchButton(page).waitFor();
  await page.route('**/assets/pricing-*.js', (route) => route.abort());
  await openMenu(page, size);
  await page.getByRole('link', { name: 'Planos', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!', exact: true }).waitFor();
  await requireAccessible(page, 'broken');
  await page.getByRole('link', { name: 'Voltar ao início', exact: true }).click();
  await searchButton(page).waitFor();
  expect(noise.length).toBeGreaterThan(0);
  noise.length = 0; // the screen reports what broke it
  await close();
});

it.each(sizes)('where not even the settings come, the screen says so, on a %s', async (size) => {
  const { page, noise, close } = await person.open(size);
  await page.route('**/config.json', (route) => route.abort());
  await page.goto('/dashboard');
  await page
    .getByRole('heading', { level: 1, name: 'Não conseguimos falar com a Fisga', exact: true })
    .waitFor();
  await requireAccessible(page, 'no settings');
  await page.unroute('**/config.json');
  await page.getByRole('button', { name: 'Recarregar a página', exact: true }).click();
  await searchButton(page).waitFor();
  noise.length = 0; // the screen reports what broke it
  await close();
});
