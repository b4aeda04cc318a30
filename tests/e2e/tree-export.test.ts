import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseExport, saveExport } from '../helpers/export-menu.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { search } from '../helpers/walk.ts';

const stage = setStage();
const person = keepPerson(stage, (page) => search(page, 'Dormir melhor'));

async function copyAll(page: Page): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await chooseExport(page, 'Copiar todos');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).not.toBe('');
  return clipboard();
}

/** The hooks of a copied text, in their order. */
const hooksIn = (text: string) => [...text.matchAll(/^- (.+)$/gm)].map(([, hook]) => hook);

/** Decodes an image in the browser, and counts its colours and the share of its most common one. */
function look(page: Page, bytes: Buffer) {
  return page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([data], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('No canvas');
    context.drawImage(bitmap, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer);
    const counts = new Map<number, number>();
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    const [first = 0] = pixels;
    const { width, height } = bitmap;
    return {
      width,
      height,
      corner: first,
      colours: counts.size,
      drawn: 1 - (counts.get(first) ?? 0) / pixels.length,
    };
  }, bytes.toString('base64'));
}

/** Opens a saved drawing by itself, with nothing else to fetch from, and asks what is in it. */
async function openAlone(svg: string) {
  const context = await stage.browser.newContext({ offline: true });
  const page = await context.newPage();
  await page.setContent(svg);
  const texts = await page.locator('text').allTextContents();
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')}: ${status}`);
  });
  await context.close();
  return { texts, faces };
}

describe.each([
  { size: 'phone', view: 'Lista' },
  { size: 'tablet', view: 'Árvore' },
  { size: 'desktop', view: 'Árvore' },
] as const)('the whole tree leaves a $size from the $view', ({ size, view }) => {
  it('as a text, a table and two pictures, and goes to nobody', async () => {
    const { page, close } = await person.open(size, { colorScheme: 'dark' });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: view, exact: true }).click();
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));

    await page.getByRole('button', { name: 'Exportar', exact: true }).click();
    await page.getByRole('menu').waitFor();
    await requireAccessible(page, 'the menu of the export');
    await page.keyboard.press('Escape');

    const text = await copyAll(page);
    await page.getByText('Perguntas e ganchos copiados', { exact: true }).waitFor();
    expect(text).toMatch(/^Dormir melhor\n\n1\. .+\?\nPergunta da Fisga\n- /);
    const hooks = hooksIn(text);
    expect(hooks).toHaveLength(16);

    const table = await saveExport(page, 'Planilha (CSV)');
    expect(table.name).toBe('fisga-dormir-melhor.csv');
    expect([...table.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = table.bytes.toString('utf8').slice(1).trimEnd().split('\r\n');
    expect(rows.shift()).toBe('"pergunta";"origem";"gancho";"mecanismo"');
    const cells = rows.map((row) =>
      row
        .slice(1, -1)
        .split('";"')
        .map((cell) => cell.replaceAll('""', '"')),
    );
    expect(cells.map(([, , hook]) => hook)).toEqual(hooks);
    expect(new Set(cells.map(([question]) => question)).size).toBe(4);

    const drawing = await saveExport(page, 'Imagem (SVG)');
    expect(drawing.name).toBe('fisga-dormir-melhor.svg');
    const svg = drawing.bytes.toString('utf8');
    expect(/var\(|light-dark|class=/.test(svg)).toBe(false);
    expect(svg.includes('fill="#fbf7f0"')).toBe(true);
    const { texts, faces } = await openAlone(svg);
    expect(texts).toEqual(expect.arrayContaining(['Dormir melhor', ...hooks]));
    expect(faces).toEqual(['Bricolage Grotesque: loaded', 'Instrument Sans: loaded']);

    const image = await saveExport(page, 'Imagem (PNG)');
    expect(image.name).toBe('fisga-dormir-melhor.png');
    const height = Number(/height="(\d+)"/.exec(svg)?.[1]);
    const seen = await look(page, image.bytes);
    expect(seen).toMatchObject({ width: 2400, height: height * 2, corner: 0xfff0f7fb });
    expect(seen.colours).toBeGreaterThan(50);
    expect(seen.drawn).toBeGreaterThan(0.03);
    expect(sent).toEqual([]);
    await close();
  });
});
