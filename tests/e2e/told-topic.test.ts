import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Size, screens, sizes } from '../helpers/browser.ts';
import { enter, tabTo } from '../helpers/keyboard.ts';
import { unknownTopic } from '../helpers/known-topics.ts';
import { openMenu } from '../helpers/menu.ts';
import { openNewPerson } from '../helpers/new-person.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { hooks } from '../helpers/walk.ts';
import { askAboutUnknown, button, field, stepHeading } from './clarification-steps.ts';
import { requireCredits } from './purchase-steps.ts';

const stage = setStage();

const form = (page: Page) => page.getByRole('form', { name: 'Me conta', exact: true });
const fields = (page: Page) => form(page).getByRole('textbox');
const groups = 4;
const create = (page: Page) => button(page, 'Criar com o que eu contei');

/** Lines that a mechanic would say. */
const said = [
  'Você passa devagar na lombada e finge que não ouviu o toc seco',
  'Não é o amortecedor que bate na suspensão',
  'O cliente trocou o amortecedor inteiro e o barulho ficou igual',
  'Não compra peça antes de virar o volante parado',
];

const times = ['primeira', 'segunda', 'terceira', 'quarta'];

/** Writes a question and its first lines, in the group that is open. */
async function fillGroup(page: Page, group: number, lines = said.length) {
  await fields(page)
    .first()
    .fill(`Por que a suspensão bate pela ${times[group - 1]} vez?`);
  for (const [place, line] of said.slice(0, lines).entries())
    await fields(page)
      .nth(place + 1)
      .fill(`${line}, pela ${times[group - 1]} vez.`);
}

const readTexts = (page: Page) =>
  fields(page).evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).value));
const draftsLeft = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fisga-personal-facts')));

async function openQuestion(size: Size) {
  const opened = await openNewPerson(stage, screens[size]);
  await opened.page.goto('/dashboard');
  await askAboutUnknown(opened.page);
  return opened;
}

describe.each(sizes)('“Me conta” on a %s', (size) => {
  it('keeps every word until it makes a tree of the person’s own, labelled and free', async () => {
    const { page, noise, close } = await openQuestion(size);
    await form(page).getByText('Faltam a pergunta e 4 frases.', { exact: true }).waitFor();
    await fillGroup(page, 1, 3);
    await form(page).getByText('Falta 1 frase.', { exact: true }).waitFor();
    await requireAccessible(page, 'a question told in part');
    const typed = await readTexts(page);
    await page.reload();
    await expect.poll(() => readTexts(page)).toEqual(typed);
    await button(page, 'Fechar').click();
    await askAboutUnknown(page);
    expect(await readTexts(page)).toEqual(typed);

    for (let group = 1; group < groups; group += 1) {
      await fillGroup(page, group);
      await button(page, 'Próxima pergunta').click();
      await form(page)
        .getByText(`Pergunta ${group + 1} de ${groups}`, { exact: true })
        .waitFor();
    }
    await create(page).click();
    await form(page)
      .getByRole('status')
      .getByText('O que você escreveu continua aqui.', { exact: true })
      .waitFor();
    expect(await page.getByText('Ops! Algo deu errado', { exact: true }).count()).toBe(0);
    await requireAccessible(page, 'too little told');
    await fillGroup(page, groups);

    await page.route('**/generate-hooks', (route) => route.abort());
    await create(page).click();
    await form(page)
      .getByText('Erro de conexão. Verifique sua internet e tente novamente.', { exact: true })
      .waitFor();
    await requireAccessible(page, 'the connection lost while telling');
    const whole = await readTexts(page);
    await page.unroute('**/generate-hooks');
    noise.length = 0; // the browser reports what failed itself
    await create(page).click();
    await expect.poll(() => hooks(page).count()).toBe(16);
    await page.getByText('Escrito com o que você contou', { exact: true }).waitFor();
    await page.getByText('sem custo', { exact: true }).waitFor();
    await page
      .getByRole('region', { name: 'Ganchos gerados', exact: true })
      .getByText(/toc seco/)
      .first()
      .waitFor();
    await requireCredits(page, size, 'Créditos grátis: 4 / 4');
    expect(
      await draftsLeft(page).then((keys) => page.evaluate(([key]) => key && localStorage.getItem(key), keys)),
    ).toBe('[]');

    // What was told is the account's, and comes back with the question.
    await askAboutUnknown(page);
    await button(page, `Pergunta ${groups}, pronta`).click();
    expect(await readTexts(page)).toEqual(whole);
    noise.length = 0; // the browser reports the refusals itself
    await close();
  });

  it('leaves nothing in the browser after signing out', async () => {
    const { page, noise, close } = await openQuestion(size);
    await fields(page).first().fill('Por que faz barulho?');
    expect(await draftsLeft(page)).toHaveLength(1);
    await openMenu(page, size);
    await button(page, 'Sair').click();
    await page.waitForURL(/\/login/);
    await expect.poll(() => draftsLeft(page)).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(unknownTopic);
    noise.length = 0; // the browser reports the refusals itself
    await close();
  });

  it('is filled in without a mouse: Enter leads on and sends nothing', async () => {
    const { page, noise, close } = await openQuestion(size);
    const first = fields(page).first();
    await tabTo(page, first);
    await page.keyboard.type('por que bate?');
    await page.keyboard.press('Enter');
    const line = fields(page).nth(1);
    await page.keyboard.type('ouviu um toc, olha a peça.');
    expect(await line.inputValue()).toBe('ouviu um toc, olha a peça.');
    for (let left = (await fields(page).count()) - 1; left > 0; left -= 1) await page.keyboard.press('Enter');
    const next = button(page, 'Próxima pergunta');
    expect(await next.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    const heading = form(page).getByRole('heading', { name: `Pergunta 2 de ${groups}`, exact: true });
    await expect.poll(() => heading.evaluate((each) => each === document.activeElement)).toBe(true);
    await enter(page, page.getByRole('button', { name: /^Ideias gerais sobre / }).first());
    await expect.poll(() => hooks(page).count()).toBe(16);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await page.keyboard.press('Tab');
    expect(await stepHeading(page).count()).toBe(0);
    expect(await field(page).inputValue()).toBe(unknownTopic);
    noise.length = 0; // the browser reports the refusals itself
    await close();
  });
});
