import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Size, screens, sizes } from '../helpers/browser.ts';
import { openMenu } from '../helpers/menu.ts';
import { openNewPerson, signUpAtService } from '../helpers/new-person.ts';
import { setStage } from '../helpers/stage.ts';
import { newEmail, search, signIn } from '../helpers/walk.ts';

const stage = setStage();
const topic = 'Dormir melhor';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Names of what this tab or the device keeps of the person: it has their id or their topic in it. */
const findKept = (page: Page, userId: string) =>
  page.evaluate(
    (signs) =>
      [sessionStorage, localStorage].flatMap((storage) =>
        Object.entries(storage)
          .filter(([key, value]) => signs.some((sign) => `${key} ${value}`.includes(sign)))
          .map(([key]) => key),
      ),
    [userId, topic],
  );

/** A person with a search on the screen, in a browser that keeps it for the tab and past it. */
async function openSearcher(size: Size) {
  const opened = await openNewPerson(stage, screens[size]);
  const { page } = opened;
  await page.goto('/dashboard');
  await button(page, 'Gerar ganchos').waitFor();
  await search(page, topic);
  const userId: string = await page.evaluate(
    () => JSON.parse(localStorage.getItem('fisga-session') ?? '').user.id,
  );
  await expect.poll(() => findKept(page, userId)).toContain(`fisga-personal-last-search-${userId}`);
  expect(await findKept(page, userId)).toContain(`fisga-last-search-${userId}`);
  return { ...opened, userId };
}

async function signOut(page: Page, size: Size) {
  await openMenu(page, size);
  await button(page, 'Sair').click();
  await page.waitForURL(/\/login/);
}

async function deleteAccount(page: Page, email: string) {
  await button(page, 'Excluir minha conta').click();
  await page.getByLabel('Digite o e-mail da conta', { exact: true }).fill(email);
  await page.getByLabel('Sua senha', { exact: true }).fill('segredo-123');
  await button(page, 'Excluir pra sempre').click();
}

describe.each(sizes)('nothing of a person stays in the browser, on a %s', (size) => {
  it('after signing out, in this tab and in the others', async () => {
    const { page, userId, close } = await openSearcher(size);
    const tab = await page.context().newPage();
    await tab.goto('/dashboard');
    await signOut(tab, size);
    await page.waitForURL(/\/login/);
    for (const place of [tab, page]) await expect.poll(() => findKept(place, userId)).toEqual([]);
    await close();
  });

  it('after the server refuses to renew the session', async () => {
    const { page, noise, userId, close } = await openSearcher(size);
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('fisga-session') ?? '');
      const over = { ...stored, expires_at: 0, refresh_token: 'inventado' };
      localStorage.setItem('fisga-session', JSON.stringify(over));
    });
    await page.goto('/dashboard');
    await page.waitForURL(/\/login/);
    await expect.poll(() => findKept(page, userId)).toEqual([]);
    noise.length = 0; // the browser reports the refused refresh itself
    await close();
  });

  it('after another person signed in over them', async () => {
    const other = newEmail();
    await signUpAtService(stage.server.url, other);
    const { page, userId, close } = await openSearcher(size);
    await page.goto('/login');
    await signIn(page, other);
    await button(page, 'Gerar ganchos').waitFor();
    await expect.poll(() => findKept(page, userId)).toEqual([]);
    await close();
  });

  it('after their account was deleted, in this tab and in the others', async () => {
    const { page, email, userId, close } = await openSearcher(size);
    const tab = await page.context().newPage();
    await tab.goto('/conta');
    await deleteAccount(tab, email);
    await tab.waitForURL(/\/login\?message=account-deleted/);
    await page.waitForURL(/\/login/);
    for (const place of [tab, page]) await expect.poll(() => findKept(place, userId)).toEqual([]);
    await close();
  });

  it('once a tab is opened again whose session ended elsewhere', async () => {
    const { page, userId, close } = await openSearcher(size);
    // An address without the app: nothing there hears of the end.
    await page.goto('/config.json');
    await page.evaluate(() => localStorage.removeItem('fisga-session'));
    await page.goto('/login');
    await button(page, 'Entrar').waitFor();
    expect(await findKept(page, userId)).toEqual([]);
    await close();
  });
});
