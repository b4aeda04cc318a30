import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { QuestionDemand } from '../../shared/demand.ts';
import { treeEventSchema } from '../../shared/generate-hooks.ts';
import { sizes } from '../helpers/browser.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { hooks, search } from '../helpers/walk.ts';

const stage = setStage();
const person = keepPerson(stage);
const demand: QuestionDemand = {
  source: 'google',
  query: 'como dormir melhor à noite com barulho na rua',
  askedOn: '2026-11-22',
};
const suggested = 'Sugestão de busca · Google · 22/11/2026';
const typed = `“${demand.query}”`;

/** From now on the first question of every new tree is one that people type. */
async function suggestFirstQuestion(page: Page) {
  await page.route('**/functions/v1/generate-hooks', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /^data: (.*)$/gm,
      (_line, json: string) => `data: ${JSON.stringify(withDemand(json))}`,
    );
    await route.fulfill({ response, body });
  });
}

function withDemand(json: string) {
  const event = treeEventSchema.parse(JSON.parse(json));
  const [first] = event.type === 'tree-end' ? event.output.questions : [];
  if (first) first.question_demand = demand;
  return event;
}

/** Names and descriptions as the browser tells them to a screen reader. */
async function readAloud(page: Page, role: string) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => node.role?.value === role && !node.ignored)
    .map(({ name, description }) => ({ name: name?.value as string, description: description?.value ?? '' }));
}

/** Nothing on the screen hangs over its side, and the caption stands whole under the question it belongs to. */
async function requireInPlace(page: Page, question: string) {
  const explorer = page.getByRole('region', { name: 'Ganchos gerados', exact: true });
  const text = await explorer.getByText(question, { exact: true }).first().boundingBox();
  const caption = await explorer.getByText(typed).last().boundingBox();
  if (!text || !caption) throw new Error('The question or its caption is not on the screen');
  expect(caption.y).toBeGreaterThanOrEqual(text.y + text.height - 2);
  expect(caption.y - text.y - text.height).toBeLessThan(48);
  expect(caption.x).toBeGreaterThanOrEqual(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** The middle dots of the list's caption: which begin a line, and which can be seen. */
const readDots = (page: Page) =>
  page
    .getByText(suggested, { exact: true })
    .locator('[data-separator]')
    .evaluateAll((marks) =>
      marks.slice(1).map((mark) => {
        const row = mark.parentElement?.parentElement;
        const line = row?.parentElement?.getBoundingClientRect();
        const dot = mark.getBoundingClientRect();
        const isLeftmost =
          row?.getBoundingClientRect().left === mark.parentElement?.getBoundingClientRect().left;
        return { beginsLine: isLeftmost, isSeen: dot.left >= (line?.left ?? Number.NaN) };
      }),
    );

describe.each(sizes)('what a question is, on a %s', (size) => {
  it('stands under it in the list and in the tree, and is no part of its name', async () => {
    const { page, close } = await person.open(size);
    await page.goto('/dashboard');
    await suggestFirstQuestion(page);
    await search(page, 'Dormir melhor');

    await page.getByRole('button', { name: 'Lista', exact: true }).click();
    await page.getByText(suggested, { exact: true }).waitFor();
    await requireAccessible(page, 'the list');
    expect(await page.getByText('Pergunta da Fisga', { exact: true }).count()).toBe(3);
    const items = (await readAloud(page, 'treeitem')).filter(({ description }) => description !== '');
    expect(items.map(({ description }) => description)).toEqual([
      `${suggested} ${typed}`,
      ...Array(3).fill('Pergunta da Fisga'),
    ]);
    // In the list alone, which a browser breaks, short words are held to the next one.
    const questions = items.map(({ name }) => name.replaceAll('\u00a0', ' '));
    for (const name of questions) expect(name).toMatch(/^[^·“]+\?$/);
    await requireInPlace(page, questions[0] ?? '');
    await page.getByText(suggested, { exact: true }).click();
    await expect.poll(() => hooks(page).count()).toBe(12);
    await requireAccessible(page, 'the list, a question folded');
    await page.getByText(suggested, { exact: true }).click();
    await expect.poll(() => hooks(page).count()).toBe(16);

    await page.getByRole('button', { name: 'Árvore', exact: true }).click();
    await page.getByText(`${suggested} ${typed}`, { exact: true }).waitFor();
    await requireAccessible(page, 'the tree');
    const swaps = (await readAloud(page, 'button')).filter(({ name }) => /Trocar os ganchos$/.test(name));
    expect(swaps.map(({ name }) => name)).toEqual(questions.map((each) => `${each} Trocar os ganchos`));
    expect(swaps[0]?.description).toBe(`${suggested} ${typed} Trocar estes ganchos (grátis)`);
    expect(swaps[3]?.description).toBe('Pergunta da Fisga Trocar estes ganchos (grátis)');
    await requireInPlace(page, questions[0] ?? '');

    await page.setViewportSize({ width: 250, height: 740 });
    await expect
      .poll(() => page.locator('text', { hasText: suggested }).locator('tspan[fill-opacity="0"]').count())
      .toBe(1);
    await page.getByRole('button', { name: 'Lista', exact: true }).click();
    const dots = await readDots(page);
    expect(dots.map(({ isSeen }) => isSeen)).toEqual([true, false]);
    for (const { isSeen, beginsLine } of dots) expect(isSeen).toBe(!beginsLine);

    const shown = await page.getByRole('region', { name: 'Ganchos gerados', exact: true }).textContent();
    expect(shown).not.toMatch(/mais (?:buscad|pesquisad)/i);
    await close();
  });

  it('is still known after a reload, and the product’s own in a tree kept without it', async () => {
    const { page, close } = await person.open(size);
    await page.goto('/dashboard');
    await suggestFirstQuestion(page);
    await search(page, 'Horta em casa');
    await page.reload();
    await expect.poll(() => hooks(page).count()).toBe(16);
    await expect.poll(() => page.getByText(suggested).count()).toBe(1);

    // The server never heard of the suggestion, and gives its own copy to a tab that remembers none.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect.poll(() => page.getByText('Pergunta da Fisga', { exact: true }).count()).toBe(4);
    expect(await page.getByText(/Sugestão de busca/).count()).toBe(0);
    await close();
  });
});
