import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, screens, sizes } from '../helpers/browser.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { knownTopics } from '../helpers/known-topics.ts';
import { answerRows, countRequests } from '../helpers/requests.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { hooks, newEmail, search, signUp } from '../helpers/walk.ts';
import { haveEssencial, requireCredits } from './purchase-steps.ts';

const stage = setStage({ FREE_CREDITS: '2' });

const field = (page: Page) => page.getByRole('textbox', { name: 'Tema do vídeo', exact: true });
const searchButton = (page: Page) => page.getByRole('button', { name: 'Gerar ganchos', exact: true });

async function requireBlocked(page: Page, message: string) {
  await page.getByRole('alert').getByText('Ops! Algo deu errado', { exact: true }).waitFor();
  await page.getByRole('alert').getByText(message, { exact: true }).waitFor();
  // What is free can still be found: the server says what is not.
  const asked = countRequests(page, '/generate-hooks');
  await field(page).fill('Dormir melhor');
  await searchButton(page).click();
  await expect.poll(asked).toBe(1);
  await page.getByRole('alert').getByText(message, { exact: true }).waitFor();
  expect(await hooks(page).count()).toBe(0);
}

const refuse = (page: Page) =>
  page.route('**/generate-hooks', (route) =>
    route.fulfill({ status: 402, json: { code: 'no_credits', error: 'Você está sem créditos.' } }),
  );

describe.each(sizes)('the search on a %s', (size) => {
  const person = keepPerson(stage);

  it('is not for who has spent the credits of the month', async () => {
    const { page, noise, close } = await person.open(size);
    await haveEssencial(page, 0);
    await refuse(page);
    await answerRows(page, 'free_credits', [{ credits_remaining: 0, credits_total: 2 }]);
    await page.route('**/rest/v1/saved_trees?*', (route) => route.fulfill({ json: [] }));
    await page.goto('/dashboard');
    await requireBlocked(
      page,
      'Créditos Esgotados: Você esgotou seus créditos mensais. Aguarde o reset mensal ou faça upgrade para o Ilimitado.',
    );
    await requireAccessible(page, 'the month is spent');
    await page.getByRole('link', { name: 'Ver Planos', exact: true }).waitFor();
    noise.length = 0; // the browser reports the refusal itself
    await close();
  });

  it('says above a tree that the credits of the month are spent', async () => {
    const { page, close } = await person.open(size);
    await page.goto('/dashboard');
    await search(page, 'Dormir melhor');
    await haveEssencial(page, 0);
    await answerRows(page, 'free_credits', [{ credits_remaining: 0, credits_total: 2 }]);
    await page.reload();
    await page
      .getByRole('alert')
      .getByText(/^Créditos Esgotados: Você esgotou seus créditos mensais\./)
      .waitFor();
    await expect.poll(() => hooks(page).count()).toBe(16);
    await page.getByRole('link', { name: 'Ver Planos', exact: true }).waitFor();
    await close();
  });

  it('is not for whose plan is none of ours', async () => {
    const { page, noise, close } = await person.open(size);
    await refuse(page);
    await answerRows(page, 'free_credits', [{ credits_remaining: 0, credits_total: 2 }]);
    await answerRows(page, 'stripe_customers', [{ customer_id: 'cus_old' }]);
    await answerRows(page, 'stripe_subscriptions', [{ status: 'active', price_id: 'price_old' }]);
    await page.route('**/rest/v1/saved_trees?*', (route) => route.fulfill({ json: [] }));
    await page.goto('/dashboard');
    await requireBlocked(
      page,
      'Sem Créditos: Assine um de nossos planos para continuar gerando hooks virais.',
    );
    noise.length = 0; // the browser reports the refusal itself
    await close();
  });

  it('is not for who has spent the free credits', async () => {
    const { page, noise, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await signUp(page, newEmail());
    const message =
      'Sem Créditos Gratuitos: Você esgotou seus créditos gratuitos. Para continuar gerando hooks virais, assine um de nossos planos.';
    await search(page, knownTopics[1]);
    expect(await page.getByText(message, { exact: true }).count()).toBe(0);
    await search(page, knownTopics[3]);
    // The reason stands above the last tree too, where another set cannot be asked for any more.
    await page.getByRole('alert').getByText(message, { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Ver Planos', exact: true }).waitFor();
    await requireAccessible(page, 'the free credits are spent, with a tree');
    await page.getByRole('button', { name: 'Limpar', exact: true }).click();
    await page
      .getByText('São 4 perguntas e 16 ganchos. Cada busca custa 1 crédito, só se eu conhecer o tema.', {
        exact: true,
      })
      .waitFor();
    await requireBlocked(page, message);
    await requireAccessible(page, 'the free credits are spent');
    await page.getByRole('link', { name: 'Ver Planos', exact: true }).click();
    await page.waitForURL(/\/pricing/);
    noise.length = 0; // the browser reports the refusal itself
    await close();
  });

  it('an unlimited plan that the server does not know of is named, with the way to the plans', async () => {
    const { page, noise, close } = await person.open(size);
    await answerRows(page, 'free_credits', [{ credits_remaining: 0, credits_total: 2 }]);
    await answerRows(page, 'stripe_customers', [{ customer_id: 'cus_1' }]);
    await answerRows(page, 'stripe_subscriptions', [
      { status: 'active', price_id: 'price_sandbox_ilimitado' },
    ]);
    await answerRows(page, 'subscription_credits', []);
    await page.route('**/rest/v1/saved_trees?*', (route) => route.fulfill({ json: [] }));
    await refuse(page);
    const details: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/subscription_credits?')) details.push(request.url());
    });
    await page.goto('/dashboard');
    await requireCredits(page, size, 'Assinatura: Ilimitado');
    expect(details).toEqual([]);
    await page.getByRole('textbox').first().fill('Dormir melhor');
    await page.getByRole('button', { name: 'Gerar ganchos', exact: true }).click();
    await page
      .getByRole('alert')
      .getByText('Plano Ilimitado: Você está no plano ilimitado.', { exact: true })
      .waitFor();
    await page.getByRole('link', { name: 'Ver Planos', exact: true }).waitFor();
    await requireAccessible(page, 'an unlimited plan that is refused');
    // Whether the plan is worth what its name says is asked once there is reason to.
    await expect.poll(() => details.length).toBeGreaterThan(0);
    noise.length = 0; // the browser reports the refusal itself
    await close();
  });
});
