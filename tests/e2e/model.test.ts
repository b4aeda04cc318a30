import { afterAll, describe, expect, it } from 'vitest';
import { openPage, screens } from '../helpers/browser.ts';
import { type LocalModel, startLocalModel, treeReply, treeText } from '../helpers/local-model.ts';
import { answerBy } from '../helpers/reference-replies.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { hooks, newEmail, search, signUp } from '../helpers/walk.ts';

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

/** A new person on a phone, who has just asked for a topic. */
async function beginSearch(topic: string) {
  const opened = await openPage(stage.browser, stage.server.url, screens.phone);
  await signUp(opened.page, newEmail());
  await opened.page.getByRole('textbox').first().fill(topic);
  await opened.page.getByRole('button', { name: 'Gerar ganchos' }).click();
  return opened;
}

describe('a tree that a model writes, on a phone', () => {
  it('is read hook by hook while it is written, and says who wrote it', async () => {
    model.answer(() => ({ text: treeText('Dormir melhor'), pauseMilliseconds: 60 }));
    const { page, close } = await beginSearch('Dormir melhor');
    const [first] = treeReply('Dormir melhor').perguntas;
    await page.getByText(first?.ganchos[0]?.texto ?? '').waitFor();
    expect(await page.getByText('Gerando ideias pro seu vídeo viral…').count()).toBe(1);
    expect(await page.getByText(first?.ganchos[3]?.texto ?? '').count()).toBe(0);
    await page.getByRole('button', { name: 'Parar' }).waitFor();
    await requireAccessible(page, 'a tree that is being written');
    await expect.poll(() => hooks(page).count(), { timeout: 60_000 }).toBe(16);
    await page.getByText('inteligência artificial mestre-1, revisado pelo motor da Fisga.').waitFor();
    await requireAccessible(page, 'a tree that a model wrote');
    await close();
  });

  it('is stopped by whoever has waited enough, and charges nothing', async () => {
    model.answer(() => ({ text: treeText('Horta em casa'), pauseMilliseconds: 200 }));
    const { page, close } = await beginSearch('Horta em casa');
    await page.getByRole('button', { name: 'Parar' }).click();
    await page.getByText('Você parou a geração. O que não ficou pronto não é cobrado.').waitFor();
    await requireAccessible(page, 'stopped');
    await expect.poll(() => model.abandoned()).toBe(1);
    await expect.poll(() => page.getByText('4 / 4').count()).toBeGreaterThan(0);
    model.answer(() => ({ text: treeText('Horta em casa') }));
    await page.getByRole('button', { name: 'Gerar ganchos' }).click();
    await expect.poll(() => hooks(page).count(), { timeout: 60_000 }).toBe(16);
    await close();
  });
});

it('says on the page of the materials who wrote them', async () => {
  answerBy(model, { other: () => ({ text: treeText('Dormir melhor') }) });
  const { page, close } = await openPage(stage.browser, stage.server.url, screens.phone);
  await signUp(page, newEmail());
  await search(page, 'Dormir melhor');
  await hooks(page).first().click();
  await page.getByRole('button', { name: 'Gerar Materiais' }).click();
  await page.getByRole('button', { name: 'Desbloquear Materiais' }).click();
  await page
    .getByText('Escrito pela inteligência artificial mestre-1, revisado e completado pelo motor da Fisga.')
    .waitFor({ timeout: 60_000 });
  await page.reload();
  await page.getByText('Escrito pela inteligência artificial mestre-1').waitFor();
  await close();
});

it('says in the card of Ilimitado how much of a day’s work the model does', async () => {
  const { page, close } = await openPage(stage.browser, stage.server.url, screens.phone);
  await signUp(page, newEmail());
  await page.goto(`${stage.server.url}/pricing`);
  const card = page.getByRole('group', { name: 'Ilimitado' });
  await card
    .getByText(
      'Uso justo: até 80 gerações por dia com inteligência artificial. Depois, sem limite, com o motor da Fisga.',
    )
    .waitFor();
  expect(await page.getByText('Uso justo').count()).toBe(1);
  await requireAccessible(page, 'the fair use of a plan');
  await close();
});
