import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../tests/helpers/browser.ts';
import { cardHtml } from './card-html.ts';
import { findChromium } from './find-chromium.ts';

/** Draws the app's icons and the card that links show, from the mark in `favicon.svg`. Run after the mark changes; what it draws is committed. */
const publicDirectory = fileURLToPath(new URL('../web/public/', import.meta.url));
const mark = await readFile(`${publicDirectory}favicon.svg`, 'utf8');
/** A launcher may cut a maskable icon down to a circle of four fifths: the plate fills the square, the mark stays inside. */
const maskable = mark
  .replace(' rx="8"', '')
  .replace('<g ', '<g transform="translate(16 16) scale(.72) translate(-15.3 -16.2)" ');
/** iOS rounds the corners itself. */
const square = mark.replace(' rx="8"', '');

process.env.CHROME_PATH ??= await findChromium();
const browser = await openBrowser();
for (const size of [192, 512]) {
  await save(`icon-${size}.png`, await drawIcon(browser, mark, size));
  await save(`icon-maskable-${size}.png`, await drawIcon(browser, maskable, size));
}
await save('apple-touch-icon.png', await drawIcon(browser, square, 180));
const small = await Promise.all([16, 32, 48].map((size) => drawIcon(browser, mark, size)));
await save('favicon.ico', packIco(small, [16, 32, 48]));
await save('card.png', await drawCard(browser));
await browser.close();

async function drawIcon(browser: Browser, svg: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  const image = await page.screenshot({ omitBackground: true });
  await page.close();
  return image;
}

async function drawCard(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(await cardHtml());
  await page.evaluate(() => document.fonts.ready);
  const image = await page.screenshot();
  await page.close();
  return image;
}

/** An .ico of PNG images: a directory of sixteen bytes each, then the images. */
function packIco(images: readonly Buffer[], sizes: readonly number[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(sizes[index] ?? 0, entry);
    header.writeUInt8(sizes[index] ?? 0, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([header, ...images]);
}

async function save(name: string, content: Buffer): Promise<void> {
  await writeFile(`${publicDirectory}${name}`, content);
  process.stdout.write(`${name}: ${(content.length / 1000).toFixed(1)} kB\n`);
}
