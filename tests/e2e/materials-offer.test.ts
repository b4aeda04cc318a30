import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { screens, sizes } from '../helpers/browser.ts';
import { openNewPerson } from '../helpers/new-person.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { hooks, search, unlockMaterials } from '../helpers/walk.ts';

const stage = setStage({ FREE_CREDITS: '20' });

async function openOffer(page: Page, place: number) {
  await hooks(page).nth(place).click();
  await page.getByRole('button', { name: 'Gerar Materiais', exact: true }).click();
  await page.getByRole('button', { name: 'Desbloquear Materiais', exact: true }).waitFor();
}

describe.each(sizes)('the offer before the click on a %s', (size) => {
  it('counts what is new and names the price, and again after another hook of the tree', async () => {
    const { page, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/dashboard');
    await search(page, 'Tráfego pago');
    await openOffer(page, 0);
    await page.getByText(/^5\smateriais estratégicos novos, cada um com fonte real$/).waitFor();
    await page.getByText(/^Custa 1\scrédito\. Você tem \d+ e fica com \d+\.$/).waitFor();
    await requireAccessible(page, 'an offer that is paid');
    await page.goBack();
    await unlockMaterials(page);
    await page.goBack();
    await openOffer(page, 1);
    await page
      .getByText(/material que você já tem nesta árvore|materiais que você já tem nesta árvore/)
      .waitFor();
    await page.getByText(/^Grátis: só se paga por 5\smateriais novos\.$/).waitFor();
    await close();
  });

  it('says that no source speaks of the hook, and gives its script free', async () => {
    const { page, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/dashboard');
    await search(page, 'Sucuri');
    await openOffer(page, 0);
    await page.getByText('Nenhuma fonte do nosso acervo fala deste gancho', { exact: true }).waitFor();
    await page.getByText('Grátis: sem fonte, nada é cobrado.', { exact: true }).waitFor();
    await requireAccessible(page, 'an offer without sources');
    const answer = page.waitForResponse('**/busca-referencias');
    await page.getByRole('button', { name: 'Desbloquear Materiais', exact: true }).click();
    await page.getByRole('heading', { name: 'Roteiro', exact: true }).waitFor();
    expect((await (await answer).json()).charged).toBe(false);
    await close();
  });

  it('is as before where it cannot be asked for', async () => {
    const { page, noise, close } = await openNewPerson(stage, screens[size]);
    await page.route('**/functions/v1/materials-offer', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await page.goto('/dashboard');
    await search(page, 'Dormir melhor');
    await openOffer(page, 0);
    await page.getByText(/Menos de 5\smateriais novos nesta árvore, nada é cobrado\./).waitFor();
    noise.length = 0; // the browser reports the refused request itself
    await close();
  });
});
