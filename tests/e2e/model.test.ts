import { afterAll, describe, expect, it } from 'vitest';
import { type Size, screens, sizes } from '../helpers/browser.ts';
import { type LocalModel, startLocalModel, treeReply, treeText } from '../helpers/local-model.ts';
import { openNewPerson } from '../helpers/new-person.ts';
import { answerBy } from '../helpers/reference-replies.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { hooks, search } from '../helpers/walk.ts';

let model: LocalModel;
const stage = setStage(async () => {
  model = await startLocalModel();
  return {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'mestre-1',
    AI_BASE_URL: model.url,
    AI_FAIR_USE: '80',
  };
});
afterAll(() => model.stop());

/** A tree that was written for one person is given to the next who asks for it: each size asks its own. */
const sleep: Record<Size, string> = {
  phone: 'Dormir melhor',
  tablet: 'Dormir cedo',
  desktop: 'Dormir bem',
};
const garden: Record<Size, string> = {
  phone: 'Horta em casa',
  tablet: 'Horta na varanda',
  desktop: 'Horta de temperos',
};

/** A new person who has just asked for a topic. */
async function beginSearch(size: Size, topic: string) {
  const opened = await openNewPerson(stage, screens[size]);
  await opened.page.goto('/dashboard');
  await opened.page.getByRole('textbox').first().fill(topic);
  await opened.page.getByRole('button', { name: 'Gerar ganchos', exact: true }).click();
  return opened;
}

describe.each(sizes)('a tree that a model writes, on a %s', (size) => {
  it('is read hook by hook while it is written, and says who wrote it', async () => {
    model.answer(() => ({ text: treeText(sleep[size]), pauseMilliseconds: 60 }));
    const { page, close } = await beginSearch(size, sleep[size]);
    const [first] = treeReply(sleep[size]).perguntas;
    await page.getByText(first?.ganchos[0]?.texto ?? '').waitFor();
    expect(await page.getByText('Gerando ideias pro seu vídeo viral…', { exact: true }).count()).toBe(1);
    expect(await page.getByText(first?.ganchos[3]?.texto ?? '').count()).toBe(0);
    await page.getByRole('button', { name: 'Parar', exact: true }).waitFor();
    await requireAccessible(page, 'a tree that is being written');
    await expect.poll(() => hooks(page).count(), { timeout: 60_000 }).toBe(16);
    await page.getByText(/inteligência artificial mestre-1, revisado pelo motor da Fisga\./).waitFor();
    await requireAccessible(page, 'a tree that a model wrote');
    await close();
  });

  it('is stopped by whoever has waited enough, and charges nothing', async () => {
    model.answer(() => ({ text: treeText(garden[size]), pauseMilliseconds: 200 }));
    const abandoned = model.abandoned();
    const { page, close } = await beginSearch(size, garden[size]);
    await page.getByRole('button', { name: 'Parar', exact: true }).click();
    await page
      .getByText('Você parou a geração. O que não ficou pronto não é cobrado.', { exact: true })
      .waitFor();
    await requireAccessible(page, 'stopped');
    await expect.poll(() => model.abandoned()).toBe(abandoned + 1);
    await expect.poll(() => page.getByText(/4\s\/\s4/).count()).toBeGreaterThan(0);
    model.answer(() => ({ text: treeText(garden[size]) }));
    await page.getByRole('button', { name: 'Gerar ganchos', exact: true }).click();
    await expect.poll(() => hooks(page).count(), { timeout: 60_000 }).toBe(16);
    await close();
  });
});

it.each(sizes)('says on the page of the materials who wrote them, on a %s', async (size) => {
  answerBy(model, { other: () => ({ text: treeText('Dormir melhor') }) });
  const { page, close } = await openNewPerson(stage, screens[size]);
  await page.goto('/dashboard');
  await search(page, 'Dormir melhor');
  await hooks(page).first().click();
  await page.getByRole('button', { name: 'Gerar Materiais', exact: true }).click();
  await page.getByRole('button', { name: 'Desbloquear Materiais', exact: true }).click();
  await page
    .getByText(/Escrito pela inteligência artificial mestre-1, revisado e completado pelo motor da Fisga\./)
    .waitFor({ timeout: 60_000 });
  await page.reload();
  await page.getByText(/Escrito pela inteligência artificial mestre-1/).waitFor();
  await close();
});

it.each(sizes)(
  'says in the card of Ilimitado how much of a day’s work the model does, on a %s',
  async (size) => {
    const { page, close } = await openNewPerson(stage, screens[size]);
    await page.goto(`${stage.server.url}/pricing`);
    const card = page.getByRole('group', { name: 'Ilimitado', exact: true });
    await card
      .getByText(
        /^Uso justo: até\s80\sgerações por dia com inteligência artificial\. Depois, sem limite, com o motor da Fisga\./,
      )
      .waitFor();
    expect(await page.getByText(/Uso justo/).count()).toBe(1);
    await requireAccessible(page, 'the fair use of a plan');
    await close();
  },
);
