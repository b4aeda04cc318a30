import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { screens, sizes } from '../helpers/browser.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { openNewPerson } from '../helpers/new-person.ts';
import { countRequests, holdRequests } from '../helpers/requests.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { hooks, search } from '../helpers/walk.ts';
import { haveEssencial, requireCredits } from './purchase-steps.ts';

const stage = setStage({ FREE_CREDITS: '2' });

const field = (page: Page) => page.getByRole('textbox', { name: 'Tema do vídeo', exact: true });
const searchButton = (page: Page) => page.getByRole('button', { name: 'Gerar ganchos', exact: true });
const clearButton = (page: Page) => page.getByRole('button', { name: 'Limpar', exact: true });
const moreHooks = (page: Page) =>
  page.getByRole('link', { name: 'Desbloquear ganchos ilimitados', exact: true });

/** The three steps as they are read aloud. */
const steps = (page: Page) =>
  page.getByRole('list', { name: 'Etapas', exact: true }).getByRole('listitem').allTextContents();
const withoutMark = (text: string) => text.replace(/^\d/, '');
const readSteps = async (page: Page) => (await steps(page)).map(withoutMark);

const waiting = [
  'Insira um tema (atual)',
  'Gerando perguntas e ganchos (a seguir)',
  'Escolha um gancho (a seguir)',
];
const typed = ['Insira um tema (concluída)', ...waiting.slice(1)];
const running = [
  'Insira um tema (concluída)',
  'Gerando perguntas e ganchos (atual)',
  'Escolha um gancho (a seguir)',
];
const found = [
  'Insira um tema (concluída)',
  'Gerando perguntas e ganchos (concluída)',
  'Escolha um gancho (atual)',
];

/** What a search answers that fails, and what is said of it; none is a lost connection. */
const failures: [string, Parameters<Route['fulfill']>[0] | null][] = [
  [
    'Sessão expirada. Por favor, faça login novamente.',
    { status: 401, json: { code: 'no_session', error: 'Entre de novo.' } },
  ],
  [
    'Muitas solicitações. Aguarde alguns minutos antes de tentar novamente.',
    { status: 429, json: { code: 'too_many', error: 'Tente daqui a 3 minutos.' } },
  ],
  [
    'Erro interno do servidor. Nossa equipe foi notificada. Tente novamente em alguns minutos.',
    {
      status: 502,
      json: { code: 'generation_failed', error: 'Nenhum crédito foi usado.' },
      headers: { 'x-request-id': '5f0c' },
    },
  ],
  [
    'Escreva um tema com palavras.',
    { status: 422, json: { code: 'unusable_topic', error: 'Escreva um tema com palavras.' } },
  ],
  [
    'Esse assunto pede cuidado.',
    { status: 422, json: { code: 'sensitive_topic', error: 'Esse assunto pede cuidado.' } },
  ],
  ['Erro inesperado ao gerar hooks. Tente novamente.', { status: 400, body: '' }],
  [
    'Erro inesperado. Tente novamente em alguns instantes.',
    { contentType: 'text/event-stream', body: 'data: {}\n\n' },
  ],
  ['Erro de conexão. Verifique sua internet e tente novamente.', null],
];

describe.each(sizes)('the search on a %s', (size) => {
  const person = keepPerson(stage);

  it('asks for a topic, suggests some, and starts with none that is blank', async () => {
    const { page, close } = await person.open(size);
    await page.goto('/dashboard');
    await page
      .getByRole('heading', { level: 1, name: 'Sobre o que é o seu próximo vídeo?', exact: true })
      .waitFor();
    await page.getByText('Quanto mais específico o tema, melhores os ganchos.', { exact: true }).waitFor();
    expect(await field(page).getAttribute('placeholder')).toBe('Ex.: emagrecer na academia, horta em casa');
    await page
      .getByText('São 4 perguntas e 16 ganchos. Custa 1 crédito, só se eu conhecer o tema. Você tem 2.', {
        exact: true,
      })
      .waitFor();
    expect(await clearButton(page).count()).toBe(0);
    expect(await searchButton(page).isDisabled()).toBe(true);
    expect(await readSteps(page)).toEqual(waiting);

    const asked = countRequests(page, '/generate-hooks');
    await field(page).fill('   ');
    expect(await searchButton(page).isDisabled()).toBe(true);
    expect(await readSteps(page)).toEqual(waiting);
    await field(page).press('Enter');
    const chips = page.getByRole('region', { name: 'Temas sugeridos', exact: true });
    for (const topic of ['Emagrecer na academia', 'Como viralizar no tiktok', 'Desenvolvimento pessoal']) {
      await chips.getByRole('button', { name: topic, exact: true }).click();
      expect(await field(page).inputValue()).toBe(topic);
    }
    expect(await searchButton(page).isEnabled()).toBe(true);
    expect(await readSteps(page)).toEqual(typed);
    await requireAccessible(page, 'a topic, not sent yet');
    expect(await clearButton(page).count()).toBe(0);
    await field(page).fill('');
    expect(await readSteps(page)).toEqual(waiting);
    expect(asked()).toBe(0);
    await close();
  });

  it('says what went wrong in the words of its kind, and keeps the topic', async () => {
    const { page, noise, close } = await person.open(size);
    await page.goto('/dashboard');
    await field(page).fill('Dormir melhor');
    for (const [message, answer] of failures) {
      await page.unroute('**/generate-hooks');
      await page.route('**/generate-hooks', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await searchButton(page).click();
      await page.getByText(message, { exact: true }).waitFor();
      await requireAccessible(page, message);
      expect(await field(page).inputValue()).toBe('Dormir melhor');
      const isOurs = answer?.status === 502;
      expect(await page.getByText('Código para o suporte: 5f0c', { exact: true }).count()).toBe(
        isOurs ? 1 : 0,
      );
    }
    const asked = countRequests(page, '/generate-hooks');
    await page.evaluate(() => localStorage.removeItem('fisga-session'));
    await searchButton(page).click();
    await page
      .getByText('Sua sessão expirou. Por favor, faça login novamente para continuar.', { exact: true })
      .waitFor();
    expect(asked()).toBe(0);
    noise.length = 0; // the browser reports the failed requests itself
    await close();
  });

  it('says what it does, tells its credits at once, and is there again in this tab', async () => {
    const { page, close } = await person.open(size);
    await page.goto('/dashboard');
    await requireCredits(page, size, 'Créditos grátis: 2 / 2');
    await page.evaluate(() => {
      addEventListener('creditsUpdated', (event) => {
        const told = JSON.stringify((event as CustomEvent).detail);
        document.documentElement.dataset.told = `${document.documentElement.dataset.told ?? ''}${told}`;
      });
    });
    const answer = await holdRequests(page, '**/generate-hooks');
    const asked = countRequests(page, '/generate-hooks');
    await field(page).fill(' Dormir melhor ');
    await searchButton(page).click();

    await page.getByText('Gerando ideias pro seu vídeo viral…', { exact: true }).waitFor();
    const doing = page.getByRole('status').filter({ hasText: 'Gerando ideias' }).getByRole('listitem');
    expect(await doing.allTextContents()).toEqual([
      'Analisando as perguntas mais buscadas sobre Dormir melhor',
      'Selecionando as melhores buscas',
      'Criando ganchos com alto potencial viral',
    ]);
    expect(await page.getByRole('button', { name: 'Processando...', exact: true }).isDisabled()).toBe(true);
    expect(await searchButton(page).count()).toBe(0);
    expect(await clearButton(page).count()).toBe(0);
    expect(await moreHooks(page).count()).toBe(0);
    expect(await readSteps(page)).toEqual(running);
    await field(page).press('Enter');
    await page.getByRole('button', { name: 'Parar', exact: true }).waitFor();
    await requireAccessible(page, 'the hooks are being made');

    // With the reads held, the navigation can know the credits from the event alone.
    const read = await holdRequests(page, '**/rest/v1/free_credits?*');
    answer();
    await expect.poll(() => hooks(page).count()).toBe(16);
    expect(asked()).toBe(1);
    await requireCredits(page, size, 'Créditos grátis: 1 / 2');
    expect(await page.evaluate(() => document.documentElement.dataset.told)).toBe(
      '{"credits_remaining":1,"credits_total":2,"type":"free"}',
    );
    expect(await readSteps(page)).toEqual(found);
    await clearButton(page).waitFor();
    await moreHooks(page).waitFor();
    await requireAccessible(page, 'the hooks of somebody with free credits alone');
    read();

    await page.route('**/rest/v1/saved_trees?*', (route) => route.fulfill({ json: [] }));
    await page.reload();
    await expect.poll(() => hooks(page).count()).toBe(16);
    expect(await field(page).inputValue()).toBe('Dormir melhor');
    await moreHooks(page).click();
    await page.getByRole('heading', { name: 'Escolha Seu Plano', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/pricing');

    await haveEssencial(page, 5);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Gerar outras/ }).waitFor();
    await requireCredits(page, size, 'Assinatura: 5 / 120 + 1 grátis');
    expect(await moreHooks(page).count()).toBe(0);
    await close();
  });

  it('is there again for 24 hours, and then thrown away', async () => {
    const { page, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/dashboard');
    await search(page, 'Dormir melhor');
    await page.route('**/rest/v1/saved_trees?*', (route) => route.fulfill({ json: [] }));
    await ageLastSearch(page, day - 60_000);
    await page.reload();
    await expect.poll(() => hooks(page).count()).toBe(16);
    expect(await field(page).inputValue()).toBe('Dormir melhor');
    await ageLastSearch(page, 60_000);
    await page.reload();
    await searchButton(page).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await hooks(page).count()).toBe(0);
    expect(await field(page).inputValue()).toBe('');
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('last-search');
    await close();
  });
});

const day = 864e5;

/** As if the search kept by this tab and by this browser had been made so many milliseconds earlier. */
const ageLastSearch = (page: Page, milliseconds: number) =>
  page.evaluate((age) => {
    for (const storage of [sessionStorage, localStorage]) {
      for (const key of Object.keys(storage).filter((name) => name.includes('last-search'))) {
        const search = JSON.parse(storage.getItem(key) ?? '');
        storage.setItem(key, JSON.stringify({ ...search, timestamp: search.timestamp - age }));
      }
    }
  }, milliseconds);
