import { describe, expect, it } from 'vitest';
import { screens, sizes } from '../helpers/browser.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { openNewPerson } from '../helpers/new-person.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';

const stage = setStage();
const person = keepPerson(stage);

describe.each(sizes)('credits that come after the buyer, on a %s', (size) => {
  it('are waited for, asked every second, and the sale is told once', async () => {
    const { page, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Escolher Plano', exact: true }).first().click();
    await page.getByRole('button', { name: 'Pagar', exact: true }).waitFor();
    const times: number[] = [];
    await page.route('**/checkout-status', async (route) => {
      times.push(Date.now());
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: { ...(await answer.json()), is_credited: times.length > 3 },
      });
    });
    await page.getByRole('button', { name: 'Pagar', exact: true }).click();
    await page.getByRole('heading', { name: 'Confirmando seu pagamento…', exact: true }).waitFor();
    await requireAccessible(page, 'the credits are on their way');
    await page.getByText(/Seus créditos foram adicionados à sua conta\./).waitFor();
    expect(times).toHaveLength(4);
    expect((times[3] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(2900);
    const purchases = await page.evaluate(() =>
      (window as { dataLayer?: { event?: string }[] }).dataLayer?.filter(({ event }) => event === 'purchase'),
    );
    expect(purchases).toHaveLength(1);
    await close();
  });

  it('are promised once they take longer than twenty seconds, and the way on stays open', async () => {
    const { page, close } = await openNewPerson(stage, screens[size]);
    await page.route('**/checkout-status', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), is_credited: false } });
    });
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Escolher Plano', exact: true }).first().click();
    await page.getByRole('button', { name: 'Pagar', exact: true }).click();
    await page.getByRole('heading', { name: 'Confirmando seu pagamento…', exact: true }).waitFor();
    await page.clock.setFixedTime(Date.now() + 60_000); // and the countdown of the thanks waits
    await page.getByText(/O pagamento foi confirmado\. Seus créditos chegam em instantes/).waitFor();
    await requireAccessible(page, 'paid, the credits still on their way');
    expect(await page.getByText(/Seus créditos foram adicionados à sua conta\./).count()).toBe(0);
    await page.getByRole('link', { name: 'Ir agora', exact: true }).click();
    await page.waitForURL(/\/dashboard/);
    await close();
  });
});

describe.each(sizes)('the statement on a %s', (size) => {
  it('comes a page at a time, and can be asked for again when it does not come', async () => {
    const { page, noise, close } = await person.open(size);
    const asked: string[] = [];
    let isBroken = true;
    await page.route('**/rest/v1/credit_statement*', (route) => {
      if (isBroken) return route.fulfill({ status: 400, json: { code: 'X', message: 'x' } });
      asked.push(new URL(route.request().url()).searchParams.get('id') ?? 'newest');
      const [newest, count] = asked.at(-1) === 'newest' ? [60, 50] : [10, 10];
      return route.fulfill({ json: Array.from({ length: count }, (_, place) => movement(newest - place)) });
    });
    await page.goto('/credits');
    await page.getByText('Não conseguimos carregar agora.', { exact: true }).waitFor({ timeout: 20_000 });
    await requireAccessible(page, 'a statement that does not come');
    isBroken = false;
    await page.getByRole('button', { name: 'Tentar de novo', exact: true }).click();
    const rows = page.getByRole('main').getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(50);
    await page.getByRole('button', { name: 'Ver mais', exact: true }).click();
    await expect.poll(() => rows.count()).toBe(60);
    await requireAccessible(page, 'a long statement');
    expect(await page.getByRole('button', { name: 'Ver mais', exact: true }).count()).toBe(0);
    expect(asked).toEqual(['newest', 'lt.11']);
    noise.length = 0; // the browser reports the refused request itself
    await close();
  });

  it('that is empty says so', async () => {
    const { page, close } = await person.open(size);
    await page.route('**/rest/v1/credit_statement*', (route) => route.fulfill({ json: [] }));
    await page.goto('/credits');
    await page.getByText('Nenhum movimento ainda', { exact: true }).waitFor();
    await requireAccessible(page, 'an empty statement');
    await page.getByRole('main').getByRole('link', { name: 'Ir para a busca', exact: true }).click();
    await page.waitForURL(/\/dashboard/);
    await close();
  });
});

describe('where real money moves', () => {
  it('the demonstration’s pages do not exist', async () => {
    const { page, close } = await person.open('desktop');
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), isSandboxCheckout: false } });
    });
    for (const path of ['/sandbox-checkout?session_id=cs_1', '/sandbox-portal']) {
      await page.goto(path);
      await page.getByRole('heading', { name: 'Aqui não tem peixe', exact: true }).waitFor();
      await requireAccessible(page, path);
    }
    await close();
  });
});

const movement = (id: number) => ({
  id,
  created_at: new Date(Date.UTC(2026, 0, id)).toISOString(),
  entry: 'reserve',
  bucket: 'free',
  delta: -1,
  balance_after: id,
  kind: 'generate-hooks',
  subject: `Tema ${id}`,
});
