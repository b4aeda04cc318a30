import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sizes } from '../helpers/browser.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { setStage } from '../helpers/stage.ts';
import { hooks, search } from '../helpers/walk.ts';

const stage = setStage({ FREE_CREDITS: '20' });

const questions = [1, 2, 3, 4].map((place) => ({
  question: `Pergunta de fora ${place}?`,
  ...Object.fromEntries([1, 2, 3, 4].map((n) => [`hook_${n}`, `Gancho de fora ${place}.${n} na mesa.`])),
}));
const part = { instruction: 'Mostra a mesa.', argument_with_authority: 'A mesa conta.', reference: '' };
const references = [1, 2, 3, 4, 5].map((n) => ({
  summary: `Resumo de fora ${n}.`,
  argument_1: 'Um.',
  argument_2: 'Dois.',
  argument_3: 'Três.',
  authority: 'Universidade de fora.',
  source: 'https://fora.example/estudo',
}));
const script = {
  hook: 'Gancho de fora 1.1 na mesa.',
  context: part,
  development: [part, part, part],
  closing: part,
  justification: 'Porque sim.',
};

const answer = (page: Page, name: string, json: object, status = 200) =>
  page.route(`**/functions/v1/${name}`, (route) => route.fulfill({ status, json }));

describe.each(sizes)('a backend that answers just what the specification names, on a %s', (size) => {
  const person = keepPerson(stage);

  it('gives a tree, materials and a script', async () => {
    const { page, noise, close } = await person.open(size);
    await answer(page, 'materials-offer', { message: 'Not Found' }, 404);
    await answer(page, 'generate-hooks', {
      questions,
      credits: { unlimited: false, remaining: 7, total: 20 },
    });
    await page.goto('/dashboard');
    await search(page, 'Mesa posta');
    await page
      .getByText(/Gancho de fora 1\.1/)
      .first()
      .waitFor();
    await answer(page, 'busca-referencias', { references, script });
    await hooks(page).first().click();
    await page.getByRole('button', { name: 'Gerar Materiais', exact: true }).click();
    await page.getByRole('button', { name: 'Desbloquear Materiais', exact: true }).click();
    noise.length = 0; // the browser reports the address that this backend lacks
    await page.getByText('Resumo de fora 1.', { exact: true }).first().waitFor();
    await page.getByText('Material Estratégico #5', { exact: true }).first().waitFor();
    await close();
  });

  it('has its sentence shown when it refuses without a code', async () => {
    const { page, noise, close } = await person.open(size);
    await answer(page, 'generate-hooks', { error: 'A cozinha fechou mais cedo hoje.' }, 422);
    await page.goto('/dashboard');
    await page.getByRole('textbox', { name: 'Tema do vídeo', exact: true }).fill('Mesa posta');
    await page.getByRole('button', { name: 'Gerar ganchos', exact: true }).click();
    await page.getByText('A cozinha fechou mais cedo hoje.', { exact: true }).waitFor();
    await answer(page, 'busca-referencias', { error: 'O arquivo está em obras.' }, 422);
    await page.goto('/references?hook=Um%20gancho%20de%20fora');
    await page.getByRole('button', { name: 'Desbloquear Materiais', exact: true }).click();
    await page.getByText('O arquivo está em obras.', { exact: true }).waitFor();
    expect(await page.getByText(/Erro inesperado/).count()).toBe(0);
    expect(noise.splice(0)).toHaveLength(2);
    await close();
  });
});
