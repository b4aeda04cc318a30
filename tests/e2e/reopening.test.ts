import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sizes } from '../helpers/browser.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { answerRows, countRequests } from '../helpers/requests.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { search } from '../helpers/walk.ts';

const total = 6;
const stage = setStage({ FREE_CREDITS: String(total) });
/** Addresses of the first hook of each question of one search. */
let addresses: string[] = [];
const person = keepPerson(stage, async (page) => {
  await search(page, 'Dormir melhor');
  addresses = await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('fisga-last-search-')) ?? '';
    const { questions } = JSON.parse(sessionStorage.getItem(key) ?? '').data;
    return questions.map(
      ({ hook_1 }: { hook_1: string }) => `/references?hook=${encodeURIComponent(hook_1)}`,
    );
  });
});

async function unlock(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Desbloquear Materiais', exact: true }).click();
  await page.getByText('Material Estratégico #1', { exact: true }).waitFor();
}

describe.each(sizes)('“Já desbloqueei este gancho” on a %s', (size) => {
  const reopen = (page: Page) =>
    page.getByRole('button', { name: 'Já desbloqueei este gancho', exact: true });

  it('reads what is stored and never asks for materials, though there are credits to charge', async () => {
    const { page, noise, close } = await person.open(size);
    const asked = countRequests(page, '/functions/v1/busca-referencias');
    // The browser cannot read the credits that the account has.
    await page.route('**/rest/v1/free_credits?*', (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto(addresses[0] ?? '');
    await reopen(page).click();
    await page.getByText('Esta conta ainda não desbloqueou este gancho.', { exact: true }).waitFor();
    await requireAccessible(page, 'a hook that was not unlocked');
    await page.route('**/rest/v1/saved_scripts?*', (route) => route.fulfill({ status: 400, json: {} }));
    await reopen(page).click();
    await page.getByText('Não conseguimos procurar agora. Tente de novo.', { exact: true }).waitFor();
    expect(asked()).toBe(0);
    noise.length = 0; // the browser reports the refused reads itself
    await close();
  });

  it('opens what was unlocked when it could not be read before', async () => {
    const { page, noise, close } = await person.open(size);
    await unlock(page, addresses[1 + sizes.indexOf(size)] ?? '');
    const asked = countRequests(page, '/functions/v1/busca-referencias');
    await answerRows(page, 'free_credits', [{ credits_remaining: 0, credits_total: total }]);
    await page.route('**/rest/v1/saved_scripts?*', (route) => route.fulfill({ status: 400, json: {} }));
    await page.reload();
    await reopen(page).waitFor();
    await page.unroute('**/rest/v1/saved_scripts?*');
    await reopen(page).click();
    await page.getByText('Material Estratégico #1', { exact: true }).waitFor();
    expect(asked()).toBe(0);
    noise.length = 0; // the browser reports the refused reads itself
    await close();
  });
});
