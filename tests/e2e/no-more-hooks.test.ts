import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { screens, sizes } from '../helpers/browser.ts';
import { knownTopics, partOfTopic } from '../helpers/known-topics.ts';
import { openNewPerson } from '../helpers/new-person.ts';
import { countRequests } from '../helpers/requests.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { hooks, search } from '../helpers/walk.ts';
import { button } from './clarification-steps.ts';
import { requireCredits } from './purchase-steps.ts';

const stage = setStage();
const [known] = knownTopics;
const seenAll = 'Você já viu tudo que tenho sobre esse tema';

const refuse = (page: Page, name: string, error: string) =>
  page.route(`**/functions/v1/${name}`, (route) =>
    route.fulfill({ status: 422, json: { code: 'nothing_new', error } }),
  );

describe.each(sizes)('where hooks end, on a %s', (size) => {
  it('a part of a topic gets the hooks of the larger one, labelled, and they and others are free', async () => {
    const { page, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/dashboard');
    await search(page, partOfTopic.topic);
    const label = `O mais perto que tenho: ${partOfTopic.larger}`;
    await page.getByText(label, { exact: true }).waitFor();
    await page.getByText('sem custo', { exact: true }).waitFor();
    await requireAccessible(page, 'the larger card');
    await requireCredits(page, size, 'Créditos grátis: 4 / 4');
    await page.reload();
    await page.getByText(label, { exact: true }).waitFor();
    await button(page, 'Exportar').click();
    await page.getByRole('menuitem', { name: 'Copiar todos', exact: true }).click();
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(clipboard).toContain(`${partOfTopic.topic}\n${label}\n`);
    await button(page, /^Gerar outras/).click();
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
    await expect.poll(() => hooks(page).count()).toBe(16);
    await requireCredits(page, size, 'Créditos grátis: 4 / 4');
    await close();
  });

  it('the button for other hooks says so after the last set, and neither asks nor charges', async () => {
    const { page, noise, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/dashboard');
    await search(page, known);
    const sentence = 'Você já tem tudo que conhecemos, e nada foi cobrado.';
    await refuse(page, 'generate-hooks', sentence);
    await button(page, /^Gerar outras/).click();
    await page.getByText(sentence, { exact: true }).waitFor();
    expect(await page.getByText('Ops! Algo deu errado', { exact: true }).count()).toBe(0);
    await expect.poll(() => hooks(page).count()).toBe(16);
    expect(await button(page, seenAll).isDisabled()).toBe(true);
    await requireAccessible(page, 'no other hooks');
    await requireCredits(page, size, 'Créditos grátis: 3 / 4');
    await page.reload();
    await button(page, seenAll).waitFor();
    expect(await button(page, /^Gerar outras/).count()).toBe(0);
    noise.length = 0; // the browser reports the refusal itself
    await close();
  });

  it('the topics beside it stand below the last set, and a tap searches one', async () => {
    const { page, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/dashboard');
    await search(page, known);
    const near = page.getByRole('region', { name: 'Temas vizinhos', exact: true });
    expect(await near.count()).toBe(0);
    await button(page, /^Gerar outras/).click();
    await button(page, seenAll).waitFor();
    const [neighbour = ''] = await near.getByRole('button').allTextContents();
    expect(await near.getByRole('button').count()).toBe(3);
    await requireAccessible(page, 'topics beside the last set');
    await near.getByRole('button').first().click();
    await button(page, /^Gerar outras/).waitFor();
    expect(await page.getByRole('textbox', { name: /^Tema/ }).inputValue()).toBe(neighbour);
    expect(await near.count()).toBe(0);
    await requireCredits(page, size, 'Créditos grátis: 1 / 4');
    await close();
  });

  it('the exchange of a question says so, and is not asked for again', async () => {
    const { page, noise, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/dashboard');
    await search(page, known);
    await button(page, 'Lista').click();
    const sentence = 'Não temos outra pergunta nova sobre este tema.';
    await refuse(page, 'swap-question', sentence);
    const asked = countRequests(page, '/swap-question');
    const swaps = button(page, 'Trocar os ganchos desta pergunta (grátis)');
    await swaps.first().click();
    await page.getByText(sentence, { exact: true }).waitFor();
    const spent = button(page, 'Não tenho outros ganchos pra esta pergunta.');
    await spent.waitFor();
    expect(await swaps.count()).toBe(3);
    await requireAccessible(page, 'a question without other hooks');
    await spent.press('Enter');
    await page
      .getByRole('region', { name: 'Avisos', exact: true })
      .getByText('Não tenho outros ganchos pra esta pergunta.', { exact: true })
      .waitFor();
    expect(asked()).toBe(1);
    await button(page, 'Árvore').click();
    await button(page, /Não tenho outros ganchos pra esta pergunta\.$/).waitFor();
    noise.length = 0; // the browser reports the refusal itself
    await close();
  });
});
