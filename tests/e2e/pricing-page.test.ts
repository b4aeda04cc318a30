import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sizes } from '../helpers/browser.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { answerRows, countRequests, holdRequests } from '../helpers/requests.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { buy, currentPlan, planCard, visitPlans } from './purchase-steps.ts';

const stage = setStage();
const visitor = keepPerson(stage);

const choice = (page: Page, plan: string) =>
  planCard(page, plan).getByRole('button', { name: 'Escolher Plano', exact: true });
const cancelButton = (page: Page) => page.getByRole('button', { name: 'Cancelar Assinatura', exact: true });

/** What the card says of a plan, point by point. */
const pointsOf = (page: Page, plan: string) => planCard(page, plan).getByRole('listitem').allTextContents();

/** The facts of the plan that somebody has. */
async function factsOf(page: Page, name: string): Promise<Record<string, string>> {
  const region = page.getByRole('region', { name, exact: true });
  const terms = await region.getByRole('term').allTextContents();
  const values = await region.getByRole('definition').allTextContents();
  return Object.fromEntries(
    terms.map((term, index) => [term, (values[index] ?? '').replaceAll('\u00a0', ' ')]),
  );
}

/** A day of the provider's as a Brazilian reads it. */
const day = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });

/** What the browser's own alerts said. They are closed as they come. */
function readAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  return alerts;
}

const loseSession = (page: Page) => page.evaluate(() => localStorage.removeItem('fisga-session'));

describe.each(sizes)('the plans on a %s', (size) => {
  it('say what they cost and give, and how credits work', async () => {
    const { page, close } = await visitor.open(size);
    await visitPlans(page);
    for (const [plan, price] of [
      ['Essencial', 'R$ 19,90'],
      ['Ilimitado', 'R$ 29,90'],
    ] as const) {
      await planCard(page, plan).getByText(price, { exact: true }).waitFor();
      await planCard(page, plan).getByText('/mês', { exact: true }).waitFor();
      await choice(page, plan).waitFor();
    }
    expect(await pointsOf(page, 'Essencial')).toEqual([
      '120\u00a0créditos por mês',
      'Até 60\u00a0vídeos completos por mês',
      '4\u00a0ideias e 16\u00a0ganchos a cada busca',
      '5\u00a0materiais com fonte e o roteiro a cada gancho',
    ]);
    expect(await pointsOf(page, 'Ilimitado')).toEqual([
      'Créditos ilimitados',
      'Vídeos ilimitados',
      'Tudo do Essencial, sem contar créditos',
      'Liberdade para testar e explorar várias versões antes do vídeo final',
    ]);
    await planCard(page, 'Ilimitado').getByText('Mais Popular', { exact: true }).waitFor();
    expect(await page.getByText('Mais Popular', { exact: true }).count()).toBe(1);

    const explainer = page.getByRole('region', { name: 'Como funcionam os créditos', exact: true });
    expect(await explainer.getByRole('term').allTextContents()).toEqual([
      '1\u00a0busca',
      '1\u00a0estrutura de roteiro',
      '1\u00a0vídeo completo',
    ]);
    expect(await explainer.getByRole('definition').allTextContents()).toEqual([
      '1\u00a0crédito4\u00a0ideias e 16\u00a0ganchos',
      '1\u00a0crédito5\u00a0materiais estratégicos e o roteiro',
      '2\u00a0créditosa busca e a estrutura do roteiro',
    ]);
    await close();
  });
});

describe.each(sizes)('a checkout that cannot begin on a %s', (size) => {
  it('is told in an alert when the server refuses, and when the session is gone before anything is sent', async () => {
    const { page, noise, close } = await visitor.open(size);
    const alerts = readAlerts(page);
    const failed = 'alert: Failed to initiate checkout. Please try again.';
    await page.route('**/create-checkout', (route) =>
      route.fulfill({ status: 502, json: { code: 'payment_failed', error: 'O pagamento não abriu.' } }),
    );
    await visitPlans(page);
    await choice(page, 'Essencial').click();
    await expect.poll(() => alerts).toEqual([failed]);
    await expect.poll(() => choice(page, 'Essencial').isEnabled()).toBe(true);

    const asked = countRequests(page, '/create-checkout');
    await loseSession(page);
    await choice(page, 'Ilimitado').click();
    await expect.poll(() => alerts).toEqual([failed, failed]);
    expect(asked()).toBe(0);
    await requireAccessible(page, 'after the alert');
    expect(new URL(page.url()).pathname).toBe('/pricing');
    await page.goto('about:blank'); // some of what is read anew may still be on its way
    noise.length = 0; // the browser reports the refused requests itself
    await close();
  });
});

describe.each(sizes)('the plan that somebody has, on a %s', (size) => {
  const subscriber = keepPerson(stage, (page) => buy(page, 'Essencial'));

  it('tells its days, is not cancelled without a session, and is cancelled on the screen at once', async () => {
    const { page, noise, close } = await subscriber.open(size);
    const alerts = readAlerts(page);
    const read = page.waitForResponse('**/rest/v1/stripe_subscriptions?*current_period_end*');
    await visitPlans(page);
    const [subscription] = await (await read).json();
    const facts = { Status: 'Ativo', Preço: 'R$ 19,90/mês' };
    await cancelButton(page).waitFor();
    expect(await factsOf(page, 'Essencial')).toEqual({
      ...facts,
      'Início do ciclo': day(subscription.current_period_start),
      'Próxima renovação': day(subscription.current_period_end),
    });
    expect(day(subscription.current_period_start)).toMatch(/^\d\d\/\d\d\/\d{4}$/);

    const asked = countRequests(page, '/cancel-subscription');
    await page.evaluate(() => sessionStorage.setItem('kept', localStorage.getItem('fisga-session') ?? ''));
    await loseSession(page);
    await cancelButton(page).click();
    await page.getByRole('button', { name: 'Confirmar cancelamento', exact: true }).click();
    await cancelButton(page).waitFor();
    await expect.poll(() => cancelButton(page).isEnabled()).toBe(true);
    expect(asked()).toBe(0);
    expect(alerts).toEqual([]);
    expect(await currentPlan(page).getByText('Ativo', { exact: true }).count()).toBe(1);
    await page.evaluate(() => localStorage.setItem('fisga-session', sessionStorage.getItem('kept') ?? ''));
    await visitPlans(page);

    // With the reads held, the screen can know it from the answer alone.
    await cancelButton(page).click();
    const readAgain = await holdRequests(page, '**/rest/v1/stripe_subscriptions?*');
    await page.getByRole('button', { name: 'Confirmar cancelamento', exact: true }).click();
    await currentPlan(page).getByText('Cancelada (expira ao final do ciclo)', { exact: true }).waitFor();
    const over = page.getByRole('button', { name: 'Assinatura já cancelada', exact: true });
    expect(await over.isDisabled()).toBe(true);
    await requireAccessible(page, 'cancelled a moment ago');
    readAgain();
    noise.length = 0;
    await close();
  });

  it('reads Gratuito at a price that is not ours, with a dash for each day that is missing', async () => {
    const { page, close } = await subscriber.open(size);
    await answerRows(page, 'stripe_subscriptions', [
      {
        subscription_id: 'sub_old',
        status: 'active',
        price_id: 'price_old',
        current_period_start: null,
        current_period_end: null,
        cancel_at_period_end: false,
        cancel_at: null,
      },
    ]);
    await visitPlans(page);
    await page.getByRole('region', { name: 'Gratuito', exact: true }).waitFor();
    expect(await factsOf(page, 'Gratuito')).toEqual({
      Status: 'Ativo',
      Preço: '-',
      'Início do ciclo': '-',
      'Próxima renovação': '-',
    });
    await requireAccessible(page, 'a plan that is not ours');
    await close();
  });
});
