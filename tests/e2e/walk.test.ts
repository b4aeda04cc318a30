import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { openPage, type Size, screens, sizes, withMotion } from '../helpers/browser.ts';
import { content } from '../helpers/engine.ts';
import { holdTimers } from '../helpers/hold-timers.ts';
import { knownTopics } from '../helpers/known-topics.ts';
import { openMenu } from '../helpers/menu.ts';
import { openNewPerson } from '../helpers/new-person.ts';
import { loseAnswer } from '../helpers/requests.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { hooks, newEmail, search, signIn, signUp } from '../helpers/walk.ts';
import { requireCredits } from './purchase-steps.ts';

// What is registered first runs last: the log of the whole run, its end included, holds no password and no token.
afterAll(() => expect(stage.server.output()).not.toMatch(/segredo-123|eyJ[\w-]+\.eyJ/));
const stage = setStage();

/** The free credits that the navigation shows. */
const requireFree = (page: Page, size: Size, count: number) =>
  requireCredits(page, size, `Créditos grátis: ${count} / 4`);

async function signOut(page: Page, size: Size) {
  await openMenu(page, size);
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await page.waitForURL(/\/login/);
}

describe.each(sizes)('the walk on a %s', (size) => {
  it('goes from a new account to a copied script, and is found again after signing in', async () => {
    const email = newEmail();
    const { page, close } = await openPage(stage.browser, stage.server.url, {
      ...screens[size],
      ...withMotion,
    });
    await signUp(page, email);
    await requireFree(page, size, 4);

    await search(page, 'Emagrecer na academia');
    await requireFree(page, size, 3);

    await hooks(page).nth(5).click();
    await page.getByRole('button', { name: 'Gerar Materiais', exact: true }).click();
    await page.waitForURL(/\/references\?hook=./);
    const hook = new URL(page.url()).searchParams.get('hook') ?? '';
    // By its role, for whom the spaces that hold words together are spaces.
    await page.getByRole('heading', { level: 1, name: hook, exact: true }).waitFor();
    const materialsAddress = page.url();

    await page.getByRole('button', { name: 'Desbloquear Materiais', exact: true }).click();
    await page.getByText('Material Estratégico #1', { exact: true }).first().waitFor();
    await expect.poll(() => page.getByText(/^Material Estratégico #\d$/).count()).toBe(5);
    await requireFree(page, size, 2);
    const titles = await page.locator('h3').allTextContents();
    expect(titles.filter((title) => !title.startsWith('Material Estratégico'))).toEqual([
      'Gancho',
      'Contexto',
      'Desenvolvimento 1',
      'Desenvolvimento 2',
      'Desenvolvimento 3',
      'Fechamento',
      'Justificativa',
    ]);

    if (size === 'phone')
      await page.getByRole('button', { name: 'Ir para Desenvolvimento 1', exact: true }).click();
    await page.getByRole('button', { name: 'Copiar Desenvolvimento 1', exact: true }).click();
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(clipboard).toMatch(/[\s\S]{80,}^Fonte: .+/m);
    await page.getByRole('button', { name: 'Copiar tudo', exact: true }).click();
    await expect.poll(clipboard).toContain(hook);
    expect(await clipboard()).not.toContain('Fonte: ');
    await page.getByRole('button', { name: 'Copiar com fontes', exact: true }).click();
    await expect.poll(clipboard).toMatch(/FONTES\n\n1\. .+\nhttps?:/);

    await signOut(page, size);
    await page.goto('/dashboard');
    await page.waitForURL(/\/login/);
    await signIn(page, email);
    await expect.poll(() => hooks(page).count()).toBe(16);
    await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe('Emagrecer na academia');

    await page.goto(materialsAddress);
    await page.getByText('Material Estratégico #1', { exact: true }).first().waitFor();
    await requireFree(page, size, 2);
    await close();
  });
});

describe.each(sizes)('the last search on a %s', (size) => {
  it('stays cleared after “Limpar”, also after a reload', async () => {
    const { page, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/dashboard');
    await search(page, 'Fotografia com celular');
    await page.reload();
    await expect.poll(() => hooks(page).count()).toBe(16);
    await page.getByRole('button', { name: 'Limpar', exact: true }).click();
    await expect.poll(() => hooks(page).count()).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: 'Gerar ganchos', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await hooks(page).count()).toBe(0);
    expect(await page.getByRole('textbox').first().inputValue()).toBe('');
    await close();
  });
});

describe.each(sizes)('a hook and a question, on a %s', (size) => {
  it('can be looked into and exchanged, free, and the exchange is kept', async () => {
    const { page, noise, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/dashboard');
    await search(page, 'Horta em casa');
    await page
      .getByRole('button', { name: /conferir/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Conferência do texto', exact: true }).waitFor();
    const told = dialog.getByRole('heading', { name: 'O que você conta', exact: true }).locator('+ p');
    const answers = content.cards.flatMap(({ questions }) => questions.map(({ answer }) => answer));
    expect(answers).toContain(await told.textContent());
    await dialog
      .getByText(/Duração/)
      .first()
      .waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(6);
    await dialog
      .getByText(/Não é previsão de alcance\./)
      .first()
      .waitFor();
    await requireAccessible(page, 'a hook looked into');
    await page.keyboard.press('Escape');
    await holdTimers(page);

    const texts = async () =>
      await page
        .getByRole('button', { name: /^\+ Escolher/ })
        .evaluateAll((buttons) =>
          buttons.map((button) =>
            button.getAttribute('aria-label') === '+ Escolher'
              ? document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
              : button.getAttribute('aria-label'),
          ),
        );
    const before = await texts();
    const press = () =>
      page
        .getByRole('button', { name: /Trocar os ganchos/ })
        .nth(1)
        // Where its letters begin: a question that is drawn in a row of its own takes no presses beside them.
        .click({ position: { x: 20, y: 14 } });
    await loseAnswer(page, '**/swap-question');
    await press();
    await page
      .getByText(/^Não deu pra trocar agora/)
      .first()
      .waitFor();
    noise.length = 0; // the browser reports the lost answer itself
    await press();
    await page.getByText('Ganchos trocados. Dá pra trocar mais uma vez.', { exact: true }).first().waitFor();
    await requireAccessible(page, 'a message at the edge');
    const after = await texts();
    expect(after.filter((text) => !before.includes(text))).toHaveLength(4);
    await requireFree(page, size, 3);
    await page.reload();
    await expect.poll(() => hooks(page).count()).toBe(16);
    expect(await texts()).toEqual(after);
    await close();
  });
});

describe.each(sizes)('the doors on a %s', (size) => {
  it('lead a visitor from every screen of a person to the login, carrying the campaign', async () => {
    const { page, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    const library = ['/scripts', '/searches'];
    const money = ['/pricing', '/thank-you', '/credits', '/sandbox-checkout', '/sandbox-portal'];
    for (const path of ['/', '/dashboard', '/references?hook=x', ...library, ...money]) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}utm_source=insta&utm_campaign=verao`);
      await page.waitForURL(/\/login/);
      expect(new URL(page.url()).searchParams.get('utm_campaign'), path).toBe('verao');
    }
    await close();
  });

  it('keep the campaign and the phone with the account', async () => {
    const { page, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await signUp(page, newEmail());
    const profile = await page.evaluate(async () => {
      const { publishableKey } = await (await fetch('/config.json')).json();
      const stored = localStorage.getItem('fisga-session') ?? '{}';
      const headers = { apikey: publishableKey, authorization: `Bearer ${JSON.parse(stored).access_token}` };
      return (await fetch('/rest/v1/profiles?select=phone,utm_source', { headers })).json();
    });
    expect(profile).toEqual([{ phone: expect.stringContaining('5511987654321'), utm_source: 'instagram' }]);
    await close();
  });
});

describe.each(sizes)('trouble on the way, on a %s', (size) => {
  it('keeps the topic and says what to do: not a topic, then a lost connection', async () => {
    const { page, noise, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/dashboard');
    const field = page.getByRole('textbox').first();
    await field.fill('asdfgh qwerty');
    await page.getByRole('button', { name: 'Gerar ganchos', exact: true }).click();
    await page.getByText('Ops! Algo deu errado', { exact: true }).waitFor();
    await requireAccessible(page, 'not a topic');
    expect(await field.inputValue()).toBe('asdfgh qwerty');

    await page.context().setOffline(true);
    await field.fill('Dormir melhor');
    await page.getByRole('button', { name: 'Gerar ganchos', exact: true }).click();
    await page
      .getByText('Erro de conexão. Verifique sua internet e tente novamente.', { exact: true })
      .waitFor();
    expect(await field.inputValue()).toBe('Dormir melhor');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Gerar ganchos', exact: true }).click();
    await expect.poll(() => hooks(page).count()).toBe(16);
    await requireFree(page, size, 3);
    noise.length = 0; // the browser reports the failed requests itself
    await close();
  });

  it('charges a double click once', async () => {
    const { page, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/dashboard');
    await page.getByRole('textbox').first().fill('Horta em casa');
    await page.getByRole('button', { name: 'Gerar ganchos', exact: true }).dblclick();
    await expect.poll(() => hooks(page).count()).toBe(16);
    await requireFree(page, size, 3);
    await close();
  });

  it('blocks the search without credits, and says where to get more', async () => {
    const { page, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/dashboard');
    for (const topic of knownTopics.slice(0, 4)) await search(page, topic);
    await page.getByRole('button', { name: 'Limpar', exact: true }).click();
    await page.getByText(/Você esgotou seus créditos gratuitos/).waitFor();
    await page.getByRole('link', { name: 'Ver Planos', exact: true }).click();
    await page.waitForURL(/\/pricing/);
    await close();
  });
});
