import { describe, expect, it } from 'vitest';
import { screens, sizes } from '../helpers/browser.ts';
import { knownTopics, unknownTopic } from '../helpers/known-topics.ts';
import { openMenu } from '../helpers/menu.ts';
import { openNewPerson } from '../helpers/new-person.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { hooks, search } from '../helpers/walk.ts';
import { askAboutUnknown, button, field, offerNear, send, step, stepHeading } from './clarification-steps.ts';
import { requireCredits } from './purchase-steps.ts';

const stage = setStage({ FREE_CREDITS: '1' });
const [known] = knownTopics;
const generalIdeas = /^Ideias gerais sobre /;

async function openDashboard(size: (typeof sizes)[number]) {
  const opened = await openNewPerson(stage, screens[size]);
  await opened.page.goto('/dashboard');
  return opened;
}

describe.each(sizes)('a topic that no card is about, on a %s', (size) => {
  it('is asked about in one step, free, and a near topic is searched with one tap', async () => {
    const { page, noise, close } = await openDashboard(size);
    await offerNear(page, [known, 'Horta em casa']);
    await askAboutUnknown(page);
    expect(await stepHeading(page).evaluate((heading) => heading === document.activeElement)).toBe(true);
    await step(page)
      .getByText(/^Nada foi cobrado\./)
      .waitFor();
    await step(page).getByText('Um toque já busca os ganchos. Custa 1 crédito.', { exact: true }).waitFor();
    const ways = await step(page).getByRole('heading', { level: 3 }).allTextContents();
    expect(ways).toEqual(['Um tema por perto', 'Me conta', 'Ideias gerais']);
    await requireAccessible(page, 'a question back');
    await requireCredits(page, size, 'Créditos grátis: 1 / 1');

    await step(page).getByRole('button', { name: known, exact: true }).click();
    await expect.poll(() => hooks(page).count()).toBe(16);
    expect(await step(page).count()).toBe(0);
    expect(await field(page).inputValue()).toBe(known);
    await requireCredits(page, size, 'Sem créditos');
    await page.reload();
    await expect.poll(() => hooks(page).count()).toBe(16);
    expect(await step(page).count()).toBe(0);
    noise.length = 0; // the browser reports the refusals itself
    await close();
  });

  it('says where help is when it may hide pain, and offers no general ideas', async () => {
    const { page, noise, close } = await openDashboard(size);
    await send(page, 'aguento calada');
    const asked = page.getByRole('region', { name: /^Ainda não conheço “Aguento/u });
    await asked.getByText(/o CVV atende no 188/u).waitFor();
    expect(await asked.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Me conta']);
    await requireAccessible(page, 'a question back with care');
    noise.length = 0; // the browser reports the refusals itself
    await close();
  });

  it('stands there again after a reload, and is left by its button and by Escape', async () => {
    const { page, noise, close } = await openDashboard(size);
    await askAboutUnknown(page);
    await page.reload();
    await stepHeading(page).waitFor();
    expect(await field(page).inputValue()).toBe(unknownTopic);
    await button(page, 'Fechar').click();
    await stepHeading(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Sobre o que é o seu próximo vídeo?', exact: true }).waitFor();
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await button(page, 'Gerar ganchos').click();
    await stepHeading(page).waitFor();
    await page.keyboard.press('Escape');
    await stepHeading(page).waitFor({ state: 'detached' });
    await page.reload();
    await field(page).waitFor();
    expect(await stepHeading(page).count()).toBe(0);
    noise.length = 0; // the browser reports the refusals itself
    await close();
  });

  it('gets the general ideas of its kind, labelled and free, also where no credit is left', async () => {
    const { page, noise, close } = await openDashboard(size);
    await search(page, known);
    await requireCredits(page, size, 'Sem créditos');
    await page
      .getByRole('alert')
      .getByText(/^Sem Créditos Gratuitos: /)
      .waitFor();
    await offerNear(page, ['Horta em casa']);
    await askAboutUnknown(page);
    expect(await page.getByRole('alert').count()).toBe(0);
    await step(page).getByRole('button', { name: 'Horta em casa', exact: true }).click();
    await page
      .getByRole('alert')
      .getByText(/^Sem Créditos Gratuitos: /)
      .waitFor();
    await page.getByRole('link', { name: 'Ver Planos', exact: true }).waitFor();
    await requireAccessible(page, 'a near topic that cannot be paid for');
    const kind = step(page).getByRole('button', { name: generalIdeas }).first();
    const label = (await kind.textContent()) ?? '';
    await kind.click();
    await expect.poll(() => hooks(page).count()).toBe(16);
    // They begin at their beginning, though the button stood far down.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByText(label, { exact: true }).waitFor();
    await page.getByText('sem custo', { exact: true }).waitFor();
    await requireCredits(page, size, 'Sem créditos');
    expect(await button(page, 'Você já viu tudo que tenho sobre esse tema').isDisabled()).toBe(true);
    await requireAccessible(page, 'general ideas');

    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.getByText(label, { exact: true }).waitFor();
    await expect.poll(() => hooks(page).count()).toBe(16);
    expect(await button(page, 'Você já viu tudo que tenho sobre esse tema').isDisabled()).toBe(true);
    await openMenu(page, size);
    await page.getByRole('link', { name: 'Minhas buscas', exact: true }).click();
    await page
      .getByRole('link', { name: new RegExp(`^${unknownTopic}`) })
      .getByText(label)
      .waitFor();
    noise.length = 0; // the browser reports the refusals itself
    await close();
  });

  it('folds the former tree away, as a refusal does, and gives it back when it is left', async () => {
    const { page, noise, close } = await openDashboard(size);
    await search(page, known);
    await askAboutUnknown(page);
    expect(await hooks(page).count()).toBe(0);
    await requireAccessible(page, 'a question back over a former tree');
    await button(page, `Voltar aos ganchos de “${known}”`).press('Escape');
    await expect.poll(() => hooks(page).count()).toBe(16);
    expect(await field(page).inputValue()).toBe(known);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

    await send(page, 'quero me matar');
    await page.getByText(/188/).waitFor();
    expect(await hooks(page).count()).toBe(0);
    await requireAccessible(page, 'care over a former tree');
    await button(page, `Voltar aos ganchos de “${known}”`).click();
    await expect.poll(() => hooks(page).count()).toBe(16);
    expect(await page.getByText(/188/).count()).toBe(0);
    expect(await field(page).inputValue()).toBe(known);
    noise.length = 0; // the browser reports the refusals itself
    await close();
  });

  it('offers the topics that it knows where another language was typed', async () => {
    const { page, noise, close } = await openDashboard(size);
    await send(page, 'how to sleep better');
    await page.getByText(/^A Fisga escreve só em português\./).waitFor();
    expect(await page.getByText('Ops! Algo deu errado', { exact: true }).count()).toBe(0);
    await requireAccessible(page, 'another language');
    await page
      .getByRole('region', { name: 'Temas que eu conheço', exact: true })
      .getByRole('button', { name: known, exact: true })
      .click();
    await expect.poll(() => hooks(page).count()).toBe(16);
    noise.length = 0; // the browser reports the refusals itself
    await close();
  });
});
