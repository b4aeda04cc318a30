import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sizes } from '../helpers/browser.ts';
import { saveExport } from '../helpers/export-menu.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { search, unlockMaterials } from '../helpers/walk.ts';

const stage = setStage();

let address = '';
const person = keepPerson(stage, async (page) => {
  await search(page, 'Dormir melhor');
  await unlockMaterials(page, 2);
  address = page.url();
});

/** Opens the script that the person has. */
async function openScript(page: Page) {
  await page.goto(address);
  await page.getByRole('heading', { name: 'Roteiro', exact: true }).waitFor();
}

const secondsSaid = async (page: Page) => {
  const said = (await page.getByText(/de fala\./).textContent()) ?? '';
  const [, minutes = '0', seconds = '0'] = /^(?:(\d+)\smin)?\s?(?:(\d+)\ss)?/.exec(said) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

describe.each(sizes)('the script on a %s', (size) => {
  it('is fitted to a length and a pace, which the device keeps', async () => {
    const { page, close } = await person.open(size);
    await openScript(page);
    const whole = await secondsSaid(page);
    await page.getByRole('radio', { name: '90 s', exact: true }).check({ force: true });
    await expect.poll(() => secondsSaid(page)).toBeGreaterThan(80);
    expect(await secondsSaid(page)).toBeLessThanOrEqual(90);
    await page.getByText(/com o que perguntam depois/).waitFor();
    await page.getByRole('radio', { name: '30 s', exact: true }).check({ force: true });
    await expect.poll(() => secondsSaid(page)).toBeLessThanOrEqual(30);
    await page
      .getByText('fica de fora nesta duração', { exact: true })
      .first()
      .waitFor({ state: 'attached' });
    await requireAccessible(page, 'a script cut to half a minute');
    await page.getByRole('radio', { name: 'Rápido', exact: true }).check({ force: true });
    await page.reload();
    await page.getByRole('heading', { name: 'Roteiro', exact: true }).waitFor();
    expect(await page.getByRole('radio', { name: '30 s', exact: true }).isChecked()).toBe(true);
    expect(await secondsSaid(page)).toBeLessThan(whole);
    await close();
  });

  it('leaves as the text below the video, with the source that nobody says aloud', async () => {
    const { page, close } = await person.open(size);
    await openScript(page);
    await page.getByRole('button', { name: 'Copiar legenda', exact: true }).click();
    const caption = await page.evaluate(() => navigator.clipboard.readText());
    expect(caption.split('\n\n')).toHaveLength(4);
    expect(caption).toMatch(/\n\nFonte:\n.+https:\/\/\S+$/);
    await close();
  });

  it('leaves as a Word file, a text, a Markdown file and subtitles', async () => {
    const { page, close } = await person.open(size);
    await openScript(page);
    await page.getByRole('button', { name: 'Exportar', exact: true }).click();
    await page.getByRole('menu').waitFor();
    await requireAccessible(page, 'the formats');
    await page.keyboard.press('Escape');
    const word = await saveExport(page, 'Word (.docx)');
    expect(word.name).toMatch(/^roteiro-[a-z0-9-]+\.docx$/);
    expect(word.bytes.subarray(0, 2).toString()).toBe('PK');
    expect((await saveExport(page, 'Texto (.txt)')).bytes.toString()).toMatch(
      /DESENVOLVIMENTO 1\n[\s\S]+FONTES\n/,
    );
    expect((await saveExport(page, 'Markdown (.md)')).bytes.toString()).toMatch(/^# .+\n[\s\S]+## Fontes\n/);
    expect((await saveExport(page, 'Legenda (.srt)')).bytes.toString()).toMatch(
      /^1\n00:00:00,000 --> 00:00:0\d,\d{3}\n/,
    );
    await close();
  });

  it('prints the script and its sources, and nothing else', async () => {
    const { page, close } = await person.open(size);
    await openScript(page);
    await page.emulateMedia({ media: 'print' });
    // biome-ignore lint/performance/useDomNodeTextContent: what is not rendered is not printed
    const printed = await page.evaluate(() => document.body.innerText);
    expect(printed).toMatch(/Desenvolvimento 3[\s\S]+Fontes/);
    expect(printed).not.toMatch(/Sair|Créditos|Ver mais|Copiar/);
    await close();
  });

  it('rolls on the teleprompter: faster, mirrored, paused, back to the start', async () => {
    const { page, close } = await person.open(size);
    await openScript(page);
    await page.getByRole('button', { name: 'Teleprompter', exact: true }).click();
    const text = page.getByTestId('teleprompter-text');
    const top = async () => (await text.boundingBox())?.y ?? 0;
    const start = await top();
    await page.getByRole('button', { name: 'Velocidade: mais', exact: true }).click();
    await page.getByText(/160\spalavras\/min/).waitFor();
    await page.getByRole('button', { name: 'Espelhar', exact: true }).click();
    expect(await text.evaluate((element) => getComputedStyle(element).scale)).toMatch(/^-1/);
    await requireAccessible(page, 'the teleprompter, mirrored');
    await page.getByRole('button', { name: 'Rolar', exact: true }).click();
    await expect.poll(top).toBeLessThan(start - 5);
    await page.getByRole('button', { name: 'Pausar', exact: true }).click();
    const paused = await top();
    await page.waitForTimeout(300);
    expect(await top()).toBe(paused);
    await page.getByRole('button', { name: 'Do começo', exact: true }).click();
    await expect.poll(top).toBe(start);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Roteiro', exact: true }).waitFor();
    await close();
  });
});
