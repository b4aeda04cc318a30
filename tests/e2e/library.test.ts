import { describe, expect, it } from 'vitest';
import { screens, sizes } from '../helpers/browser.ts';
import { openMenu } from '../helpers/menu.ts';
import { openNewPerson } from '../helpers/new-person.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { hooks, search } from '../helpers/walk.ts';

const stage = setStage();

describe.each(sizes)('the library on a %s', (size) => {
  it('finds a search and a script, opens them again free, and throws them away', async () => {
    const { page, close } = await openNewPerson(stage, screens[size]);
    const visit = async (name: string) => {
      await openMenu(page, size);
      await page.getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    };
    await page.goto('/dashboard');
    await visit('Meus roteiros');
    await page.getByText('Nenhum roteiro ainda', { exact: true }).waitFor();
    await requireAccessible(page, 'no scripts');
    await visit('Minhas buscas');
    await page.getByText('Nenhuma busca ainda', { exact: true }).waitFor();
    await requireAccessible(page, 'no searches');

    await page.getByRole('link', { name: 'Ir para a busca', exact: true }).click();
    await search(page, 'Dormir melhor');
    await page.getByRole('button', { name: 'Limpar', exact: true }).click();
    await search(page, 'Horta em casa');
    await hooks(page).first().click();
    await page.getByRole('button', { name: 'Gerar Materiais', exact: true }).click();
    await page.getByRole('button', { name: 'Desbloquear Materiais', exact: true }).click();
    await page.getByText('Material Estratégico #1', { exact: true }).first().waitFor();
    const hook = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

    await visit('Meus roteiros');
    await page.getByRole('link', { name: hook }).click();
    await page.getByText('Material Estratégico #1', { exact: true }).first().waitFor();

    await visit('Minhas buscas');
    const items = page.getByRole('main').getByRole('listitem');
    await expect.poll(() => items.count()).toBe(2);
    await page.getByLabel('Procurar nas buscas', { exact: true }).fill('HORTA');
    await expect.poll(() => items.count()).toBe(1);
    await page.getByText(/1\sencontrado/).waitFor();
    await requireAccessible(page, 'one search found');
    await page.getByLabel('Procurar nas buscas', { exact: true }).fill('xyz');
    await expect.poll(() => items.count()).toBe(0);
    await requireAccessible(page, 'no search found');
    await page.getByLabel('Procurar nas buscas', { exact: true }).fill('');
    await page.getByRole('link', { name: /Dormir melhor/ }).click();
    await page.waitForURL(/\/dashboard/);
    await expect.poll(() => hooks(page).count()).toBe(16);
    await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe('Dormir melhor');

    await visit('Minhas buscas');
    await page.getByRole('button', { name: 'Apagar: Dormir melhor', exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(/será 1\scrédito/).waitFor();
    await dialog.getByRole('button', { name: 'Manter', exact: true }).click();
    expect(await items.count()).toBe(2);
    await page.getByRole('button', { name: 'Apagar: Dormir melhor', exact: true }).click();
    await dialog.getByRole('button', { name: 'Apagar', exact: true }).click();
    await expect.poll(() => items.count()).toBe(1);
    await requireAccessible(page, 'a search thrown away');
    await page.reload();
    await expect.poll(() => items.count()).toBe(1);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Gerar ganchos', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('textbox').first().inputValue()).not.toBe('Dormir melhor');
    await close();
  });

  it('says so when a search is not there, or is somebody else’s', async () => {
    const { page, close } = await openNewPerson(stage, screens[size]);
    for (const id of ['nada', crypto.randomUUID()]) {
      await page.goto(`/searches/${id}`);
      await page.getByRole('heading', { name: 'Essa busca não tá mais aqui', exact: true }).waitFor();
    }
    await requireAccessible(page, 'a search that is not there');
    await close();
  });
});
