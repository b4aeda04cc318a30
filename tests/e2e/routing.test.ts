import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Size, sizes } from '../helpers/browser.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { openMenu } from '../helpers/menu.ts';
import { holdRequests } from '../helpers/requests.ts';
import { setStage } from '../helpers/stage.ts';

const stage = setStage();
const person = keepPerson(stage);

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const searchButton = (page: Page) => page.getByRole('button', { name: 'Gerar ganchos', exact: true });
const pathOf = (page: Page) => new URL(page.url()).pathname;
const scrolled = (page: Page) => page.evaluate(() => Math.round(globalThis.scrollY));
const longestScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
const pricingCode = '**/assets/pricing-*.js';

/** Follows a link of the navigation. */
async function follow(page: Page, size: Size, name: string) {
  await openMenu(page, size);
  await link(page, name).click();
}

describe.each(sizes)('scrolling on a %s', (size) => {
  it('begins a new screen at its top, and finds a visited one where it was left, also after a reload', async () => {
    const { page, close } = await person.open(size);
    await page.goto('/pricing');
    await title(page, 'Escolha Seu Plano').waitFor();
    // Only with the plans is the page long enough.
    await page.getByText('Mais Popular', { exact: true }).waitFor();
    const place = Math.min(600, await longestScroll(page));
    expect(place).toBeGreaterThan(100);
    await page.evaluate((top) => globalThis.scrollTo(0, top), place);
    // By the keyboard: a click would scroll to the link first.
    await link(page, 'Ver extrato').evaluate((element) =>
      (element as HTMLElement).focus({ preventScroll: true }),
    );
    await page.keyboard.press('Enter');
    await title(page, 'Extrato de créditos').waitFor();
    expect(pathOf(page)).toBe('/credits');
    expect(await scrolled(page)).toBe(0);

    await page.goBack();
    await title(page, 'Escolha Seu Plano').waitFor();
    await expect.poll(() => scrolled(page)).toBe(place);
    await page.goForward();
    await title(page, 'Extrato de créditos').waitFor();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await page.reload();
    await title(page, 'Escolha Seu Plano').waitFor();
    await expect.poll(() => scrolled(page)).toBe(place);
    await close();
  });

  it('waits for a page that grows to its old height, unless the person moves first', async () => {
    const { page, close } = await person.open(size);
    await page.goto('/searches');
    const row = {
      id: crypto.randomUUID(),
      topic: 'Dormir melhor',
      variant: 0,
      created_at: new Date().toISOString(),
    };
    const rows = Array.from({ length: 60 }, () => ({ ...row, id: crypto.randomUUID() }));
    const answer = async () => {
      const hold = Promise.withResolvers<void>();
      await page.unroute('**/rest/v1/saved_trees?*');
      await page.route('**/rest/v1/saved_trees?*', async (route) => {
        await hold.promise;
        await route.fulfill({ json: rows });
      });
      return hold.resolve;
    };
    const grow = await answer();
    await page.reload();
    grow();
    await expect.poll(() => page.getByRole('listitem').count()).toBeGreaterThan(50);
    await page.evaluate(() => globalThis.scrollTo(0, 1500));

    const growAgain = await answer();
    await page.reload();
    await title(page, 'Minhas buscas').waitFor();
    expect(await scrolled(page)).toBeLessThan(1500);
    growAgain();
    await expect.poll(() => scrolled(page)).toBe(1500);

    const growLast = await answer();
    await page.reload();
    await title(page, 'Minhas buscas').waitFor();
    await page.keyboard.press('Shift');
    growLast();
    await expect.poll(() => page.getByRole('listitem').count()).toBeGreaterThan(50);
    expect(await scrolled(page)).toBeLessThan(1500);
    await close();
  });
});

describe.each(sizes)('on the way to another screen, on a %s', (size) => {
  it('the present one stands, and works, until the next one’s code is there', async () => {
    const { page, close } = await person.open(size);
    await page.goto('/dashboard');
    await searchButton(page).waitFor();
    const come = await holdRequests(page, pricingCode);
    await follow(page, size, 'Planos');
    if (size !== 'desktop') await page.keyboard.press('Escape'); // the menu stands too
    await page.getByRole('textbox').first().fill('Dormir melhor');
    expect(pathOf(page)).toBe('/dashboard');
    expect(await page.getByRole('status').filter({ hasText: 'Carregando…' }).count()).toBe(0);
    come();
    await title(page, 'Escolha Seu Plano').waitFor();
    expect(pathOf(page)).toBe('/pricing');
    await close();
  });

  it('the last click counts', async () => {
    const { page, close } = await person.open(size);
    await page.goto('/dashboard');
    await searchButton(page).waitFor();
    const come = await holdRequests(page, pricingCode);
    await follow(page, size, 'Planos');
    await link(page, 'Extrato').click();
    await title(page, 'Extrato de créditos').waitFor();
    const loaded = page.waitForResponse(pricingCode);
    come();
    await (await loaded).finished();
    await page.waitForTimeout(100);
    expect(pathOf(page)).toBe('/credits');
    await page.goBack();
    await searchButton(page).waitFor();
    expect(pathOf(page)).toBe('/dashboard');
    await close();
  });
});

describe.each(sizes)('on a %s, a screen that', (size) => {
  it('cannot be fetched says so at its own address, and opens once the page is loaded anew', async () => {
    const { page, noise, close } = await person.open(size);
    await page.goto('/dashboard');
    await searchButton(page).waitFor();
    await page.route(pricingCode, (route) => route.abort());
    await follow(page, size, 'Planos');
    await title(page, 'Unexpected Application Error!').waitFor();
    expect(pathOf(page)).toBe('/pricing');
    expect(noise.length).toBeGreaterThan(0);
    await page.goBack();
    await searchButton(page).waitFor();
    await page.goForward();
    await title(page, 'Unexpected Application Error!').waitFor();
    await page.unroute(pricingCode);
    // Not every browser asks again for code that once failed; the page does.
    await page.getByRole('button', { name: 'Recarregar a página', exact: true }).click();
    await title(page, 'Escolha Seu Plano').waitFor();
    noise.length = 0; // the browser reports the code that did not come, and React the error
    await close();
  });

  it('breaks while it is drawn says so, and takes no other screen with it', async () => {
    const { page, noise, close } = await person.open(size);
    await page.goto('/dashboard');
    await searchButton(page).waitFor();
    await page.route(pricingCode, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function Component() { throw new Error("broken on purpose"); }',
      }),
    );
    await follow(page, size, 'Planos');
    await title(page, 'Unexpected Application Error!').waitFor();
    expect(noise.join()).toContain('broken on purpose');
    await page.goBack();
    await searchButton(page).waitFor();
    await page.goForward();
    await title(page, 'Unexpected Application Error!').waitFor();
    await link(page, 'Voltar ao início').click();
    await searchButton(page).waitFor();
    noise.length = 0; // React reports the error
    await close();
  });
});
