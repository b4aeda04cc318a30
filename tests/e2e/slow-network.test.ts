import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, screens, sizes } from '../helpers/browser.ts';
import { readShifts, watchShifts } from '../helpers/layout-shifts.ts';
import { openNewPerson, signUpAtService } from '../helpers/new-person.ts';
import { countRequests, holdRequests } from '../helpers/requests.ts';
import { slowDown } from '../helpers/slow-network.ts';
import { setStage } from '../helpers/stage.ts';
import { hooks, newEmail } from '../helpers/walk.ts';

const stage = setStage();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: 'Tema do vídeo', exact: true });

/**
 * Presses twice, as whoever believes that nothing happened, and is told that something does before anything can have
 * come back: the answers to the press are kept until the sentence stands there.
 */
async function pressImpatiently(page: Page, target: Locator, sentence: string) {
  const letThrough = await holdRequests(page, '**/*');
  await target.dblclick({ noWaitAfter: true });
  await page.getByText(sentence).first().waitFor({ state: 'attached' });
  letThrough();
}

/** The free credits as the server knows them, asked on a network of its own. */
async function readCredits(page: Page): Promise<number> {
  const stored = await page.evaluate(() => localStorage.getItem('fisga-session') ?? '{}');
  const { publishableKey } = await (await fetch(`${stage.server.url}/config.json`)).json();
  const headers = { apikey: publishableKey, authorization: `Bearer ${JSON.parse(stored).access_token}` };
  const url = `${stage.server.url}/rest/v1/free_credits?select=credits_remaining`;
  const [row] = await (await fetch(url, { headers })).json();
  return row.credits_remaining;
}

describe.each(sizes)('on a %s with a slow network', (size) => {
  it('every press is answered at once, is paid for once, and nothing jumps', async () => {
    const email = newEmail();
    await signUpAtService(stage.server.url, email);

    const { page, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await watchShifts(page);
    await slowDown(page);
    await page.goto('/login');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Senha', { exact: true }).fill('segredo-123');
    const signIns = countRequests(page, '/auth/v1/token?grant_type=password');
    await pressImpatiently(page, button(page, 'Entrar'), 'Entrando...');
    await page.waitForURL(/\/dashboard/);
    await field(page).waitFor();
    expect(signIns()).toBe(1);

    await field(page).fill('Dormir melhor');
    const searches = countRequests(page, '/generate-hooks');
    await pressImpatiently(page, button(page, 'Gerar ganchos'), 'Gerando ideias pro seu vídeo viral…');
    await expect.poll(() => hooks(page).count()).toBe(16);
    expect(searches()).toBe(1);
    expect(await readCredits(page)).toBe(3);

    await hooks(page).first().click();
    await pressImpatiently(page, button(page, 'Gerar Materiais'), 'Abrindo a tela…');
    const unlock = button(page, 'Desbloquear Materiais');
    await unlock.waitFor();
    const unlockings = countRequests(page, '/busca-referencias');
    await pressImpatiently(page, unlock, 'Gerando materiais estratégicos e a estrutura do seu roteiro');
    await page.getByText('Material Estratégico #5', { exact: true }).waitFor();
    expect(unlockings()).toBe(1);
    expect(await readCredits(page)).toBe(2);

    const shifts = (await readShifts(page)).filter(({ isAsked }) => !isAsked);
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThan(0.01);
    await close();
  });

  it('an answer that is lost on its way was paid for once, and comes again free', async () => {
    const { page, noise, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/dashboard');
    await field(page).waitFor();
    const network = await slowDown(page);
    await field(page).fill('Horta em casa');
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/generate-hooks')) keys.push(request.headers()['idempotency-key']);
    });
    await network.cutBeforeAnswer('**/generate-hooks');
    await button(page, 'Gerar ganchos').click();
    await page
      .getByText('Erro de conexão. Verifique sua internet e tente novamente.', { exact: true })
      .waitFor();
    expect(await readCredits(page)).toBe(3);
    await network.restore();
    await button(page, 'Gerar ganchos').click();
    await expect.poll(() => hooks(page).count()).toBe(16);
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
    expect(await readCredits(page)).toBe(3);

    await hooks(page).first().click();
    await button(page, 'Gerar Materiais').click();
    await button(page, 'Desbloquear Materiais').waitFor();
    await network.cutBeforeAnswer('**/busca-referencias');
    await button(page, 'Desbloquear Materiais').click();
    await page.getByText('Erro ao buscar referências. Tente novamente.', { exact: true }).waitFor();
    expect(await readCredits(page)).toBe(2);
    await network.restore();
    await button(page, 'Tentar de novo').click();
    await page.getByText('Material Estratégico #5', { exact: true }).waitFor();
    expect(await readCredits(page)).toBe(2);
    noise.length = 0; // the browser reports the lost connection itself
    await close();
  });
});
