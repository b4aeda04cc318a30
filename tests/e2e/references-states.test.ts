import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sizes } from '../helpers/browser.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { answerRows, countRequests, holdRequests } from '../helpers/requests.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { search } from '../helpers/walk.ts';
import { buy, openPerson } from './purchase-steps.ts';

const total = 12;
const stage = setStage({ FREE_CREDITS: String(total) });
/** Addresses of hooks of one search. Each test that unlocks takes one that no other takes. */
let addresses: string[] = [];
const person = keepPerson(stage, async (page) => {
  await search(page, 'Dormir melhor');
  addresses = await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('fisga-last-search-')) ?? '';
    const { questions } = JSON.parse(sessionStorage.getItem(key) ?? '').data;
    return questions.flatMap((question: Record<string, string>) =>
      ['hook_1', 'hook_2', 'hook_3', 'hook_4'].map(
        (name) => `/references?hook=${encodeURIComponent(question[name] ?? '')}`,
      ),
    );
  });
});
const locked = () => addresses[0] ?? '';

const unlockButton = (page: Page) => page.getByRole('button', { name: 'Desbloquear Materiais', exact: true });
const banner = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Opens a hook that was not unlocked yet, as far as the click that unlocks it. */
async function openOffer(page: Page, address: string) {
  await page.goto(address);
  await unlockButton(page).waitFor();
}

/** Unlocks a hook and gives the server's answer. */
async function unlock(page: Page, address: string) {
  await openOffer(page, address);
  const answer = page.waitForResponse('**/busca-referencias');
  await unlockButton(page).click();
  await page.getByText('Material Estratégico #1', { exact: true }).waitFor();
  return (await answer).json();
}

describe.each(sizes)('the restricted page on a %s', (size) => {
  const planWithout =
    'Seu plano atual não inclui acesso às referências. Para acessar esta funcionalidade, faça upgrade para o Plano Essencial ou Ilimitado.';
  const noPlan =
    'Você precisa de uma assinatura ativa (ou créditos gratuitos) para acessar as referências. Assine um plano para desbloquear esta funcionalidade.';
  const spent = [{ credits_remaining: 0, credits_total: total }];

  it.each([
    [
      'no credits and no plan',
      noPlan,
      'Ver Planos',
      async (page: Page) => answerRows(page, 'free_credits', spent),
    ],
    [
      'no credits and a plan that is not ours',
      planWithout,
      'Fazer Upgrade',
      async (page: Page) => {
        await answerRows(page, 'free_credits', spent);
        await answerRows(page, 'stripe_customers', [{ customer_id: 'cus_old' }]);
        await answerRows(page, 'stripe_subscriptions', [{ status: 'active', price_id: 'price_old' }]);
      },
    ],
    [
      'credits that cannot be read',
      noPlan,
      'Ver Planos',
      (page: Page) =>
        page.route('**/rest/v1/free_credits?*', (route) => route.fulfill({ status: 400, json: {} })),
    ],
  ])('meets %s, says why and leads to the plans', async (_state, message, button, prepare) => {
    const { page, noise, close } = await person.open(size);
    await prepare(page);
    await page.goto(locked());
    await page.getByRole('heading', { level: 1, name: 'Acesso Restrito', exact: true }).waitFor();
    await page.getByText(message, { exact: true }).waitFor();
    expect(await unlockButton(page).count()).toBe(0);
    await requireAccessible(page, message);
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('link', { name: button, exact: true }).click();
    await page.getByRole('heading', { name: 'Escolha Seu Plano', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/pricing');
    noise.length = 0; // the browser reports the refused reads itself
    await close();
  });
});

describe.each(sizes)('an unlocking that fails on a %s', (size) => {
  const sentence = 'Este gancho não é de um tema que a gente conheça.';
  const nothing = {
    id: crypto.randomUUID(),
    hook: 'Gancho',
    references: [],
    script: null,
    credits: { credits_remaining: 8, credits_total: total, type: 'free' },
    charged: false,
    reused: false,
  };

  it('says why, by the server’s sentence or a general one, and can be repeated until nothing is found', async () => {
    const { page, noise, close } = await person.open(size);
    await openOffer(page, locked());
    const answerNext = async (answer: Parameters<Route['fulfill']>[0] | null) => {
      await page.unroute('**/busca-referencias');
      await page.route('**/busca-referencias', (route) => (answer ? route.fulfill(answer) : route.abort()));
    };
    const refused = async (text: string) => {
      await page.getByRole('alert').getByText(text, { exact: true }).waitFor();
      await requireAccessible(page, text);
    };
    const again = page.getByRole('button', { name: 'Tentar de novo', exact: true });

    await answerNext({ status: 422, json: { code: 'unusable_topic', error: sentence } });
    await unlockButton(page).click();
    await refused(sentence);
    expect(await unlockButton(page).count()).toBe(0);
    const requestId = crypto.randomUUID();
    await answerNext({ status: 500, body: '', headers: { 'x-request-id': requestId } });
    await again.click();
    await page.getByText(`Código para o suporte: ${requestId}`, { exact: true }).waitFor();
    await refused('Erro ao buscar referências');
    await answerNext(null);
    await again.click();
    await refused('Erro ao buscar referências. Tente novamente.');
    // Nothing came from the server: its log has nothing to look up.
    expect(await page.getByText(/Código para o suporte/).count()).toBe(0);
    await answerNext({ json: nothing });
    await again.click();
    await page.getByText('Nenhuma referência encontrada para este hook.', { exact: true }).waitFor();
    await requireAccessible(page, 'nothing was found');
    noise.length = 0; // the browser reports the failed requests itself
    await close();
  });

  it('asks to sign in again, and sends nothing, when the session is gone', async () => {
    const { page, close } = await person.open(size);
    await openOffer(page, locked());
    const asked = countRequests(page, '/busca-referencias');
    await page.evaluate(() => localStorage.removeItem('fisga-session'));
    await unlockButton(page).click();
    await page.getByText('Sua sessão expirou. Faça login novamente.', { exact: true }).waitFor();
    await requireAccessible(page, 'no session');
    expect(asked()).toBe(0);
    await close();
  });
});

describe('the materials of somebody with free credits alone', () => {
  it.each(sizes)('wait, come, tell their credits at once and lead to the plans, on a %s', async (size) => {
    const { page, close } = await person.open(size);
    await openOffer(page, addresses[1 + sizes.indexOf(size)] ?? '');
    const ofFree = banner(page, 'Créditos gratuitos atualizados:');
    const shown = ofFree.getByText(new RegExp(`^\\d+ / ${total}$`));
    const left = Number.parseInt((await shown.textContent()) ?? '', 10);
    const answer = await holdRequests(page, '**/busca-referencias');
    await unlockButton(page).click();
    const waiting = page.getByText('Gerando materiais estratégicos e a estrutura do seu roteiro', {
      exact: true,
    });
    await waiting.waitFor();
    await requireAccessible(page, 'materials are being made');
    expect(await unlockButton(page).count()).toBe(0);
    // With the reads held, the banner can know the credits from the event alone.
    const read = await holdRequests(page, '**/rest/v1/free_credits?*');
    answer();
    await ofFree.getByText(`${left - 1} / ${total}`, { exact: true }).waitFor();
    await page.getByText('Material Estratégico #5', { exact: true }).waitFor();
    expect(await waiting.count()).toBe(0);
    await requireAccessible(page, 'materials that are free');
    read();
    await page
      .getByRole('link', { name: 'Desbloqueie mais vídeos estratégicos como esse', exact: true })
      .click();
    await page.waitForURL(/\/pricing/);
    await close();
  });

  it.each([
    ['tablet', 4],
    ['desktop', 5],
  ] as const)('stand beside the script, 35 to 65, on a %s', async (size, place) => {
    const { page, close } = await person.open(size);
    await unlock(page, addresses[place] ?? '');
    const materials = page.locator('section', {
      has: page.getByRole('heading', { name: 'Materiais', exact: true }),
    });
    const script = page.locator('section', {
      has: page.getByRole('heading', { name: 'Roteiro', exact: true }),
    });
    const left = await materials.boundingBox();
    const right = await script.boundingBox();
    if (!left || !right) throw new Error('Not on the screen');
    expect(left.x + left.width).toBeLessThan(right.x);
    expect(left.y).toBeCloseTo(right.y, 0);
    expect(left.width / (left.width + right.width)).toBeCloseTo(0.35, 2);
    await close();
  });

  it.each(sizes)('fold and unfold, and lead to their source and back to the hooks, on a %s', async (size) => {
    const { page, close } = await person.open(size);
    const { references } = await unlock(page, addresses[7 + sizes.indexOf(size)] ?? '');
    const [material] = references;
    const card = page.getByRole('article', { name: 'Material Estratégico #1', exact: true });
    const authority = card.getByRole('heading', { name: 'Prova de autoridade', exact: true });
    await card.getByText(material.summary, { exact: true }).waitFor();
    expect(await authority.count()).toBe(0);
    await card.getByRole('button', { name: 'Ver mais', exact: true }).click();
    await authority.waitFor();
    await requireAccessible(page, 'a material unfolded');
    await card.getByText(material.authority, { exact: true }).waitFor();
    const { argument_1, argument_2, argument_3, of_what: whose = [] } = material;
    for (const [place, argument] of [argument_1, argument_2, argument_3].entries())
      await card.getByText(`${argument}De quem ou de quê: ${whose[place]}`, { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Fechar', exact: true }).click();
    await authority.waitFor({ state: 'detached' });
    await card.getByRole('button', { name: 'Ver mais', exact: true }).waitFor();

    await page.context().route(material.source, (route) => route.fulfill({ body: 'A fonte' }));
    const opened = page.waitForEvent('popup');
    await card.getByRole('link', { name: /^Fonte: / }).click();
    expect((await opened).url()).toBe(new URL(material.source).href);
    expect(await page.getByRole('heading', { name: 'Roteiro', exact: true }).count()).toBe(1);

    await page.getByRole('link', { name: 'Voltar para os ganchos', exact: true }).click();
    await page.waitForURL(/\/dashboard/);
    await close();
  });

  it('are swiped on a phone, with a dot for each, and the script after them', async () => {
    const { page, close } = await person.open('phone');
    await unlock(page, addresses[6] ?? '');
    const materials = page.getByRole('region', { name: 'Materiais estratégicos', exact: true });
    const script = page.getByRole('region', { name: 'Seções do roteiro', exact: true });
    const dots = materials.getByRole('button', { name: /^Ir para Material Estratégico #\d$/ });
    expect(await dots.count()).toBe(5);
    expect(await script.getByRole('button', { name: /^Ir para / }).count()).toBe(7);
    const [first, second] = [await materials.boundingBox(), await script.boundingBox()];
    expect(first?.y).toBeLessThan(second?.y ?? 0);

    const shown = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));
    expect(await shown()).toBe(0);
    await swipeLeft(page, materials.getByText('Material Estratégico #1', { exact: true }));
    await expect.poll(shown).toBe(1);
    const card = materials.getByText('Material Estratégico #2', { exact: true });
    await expect.poll(async () => (await card.boundingBox())?.x).toBeLessThan(60);
    await dots.nth(4).click();
    await expect.poll(shown).toBe(4);
    await requireAccessible(page, 'the last material');
    await close();
  });
});

describe('the credits above the materials', () => {
  it('are those of the plan, then unlimited, follow the event, and sell no plan to who has one', async () => {
    const { page, close } = await openPerson(stage, 'desktop');
    await buy(page, 'Essencial');
    await search(page, 'Dormir melhor');
    await unlock(page, locked());
    const ofPlan = banner(page, 'Créditos da assinatura atualizados:');
    await ofPlan.getByText('118 / 120', { exact: true }).waitFor();
    expect(
      await page.getByText('Desbloqueie mais vídeos estratégicos como esse', { exact: true }).count(),
    ).toBe(0);

    await page.goto('/sandbox-portal?price_id=price_sandbox_ilimitado');
    await page.getByRole('button', { name: 'Confirmar mudança', exact: true }).click();
    await page.getByRole('heading', { name: 'Ilimitado', exact: true }).waitFor();
    await page.goto(locked());
    await ofPlan.getByText('Ilimitado', { exact: true }).waitFor();
    await requireAccessible(page, 'materials of an unlimited plan');
    await page.evaluate(() => {
      const detail = { credits_remaining: 2, credits_total: 4, type: 'free' };
      dispatchEvent(new CustomEvent('creditsUpdated', { detail }));
    });
    await banner(page, 'Créditos gratuitos atualizados:').getByText('2 / 4', { exact: true }).waitFor();
    await close();
  });
});

/** A finger that lands on something, draws it to the left and lets go. */
async function swipeLeft(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to swipe');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 2 }],
    });
  await touch('touchStart', 300);
  for (let x = 280; x >= 60; x -= 20) await touch('touchMove', x);
  await touch('touchEnd');
}
