import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { expect } from 'vitest';

const kept = fileURLToPath(new URL('../screenshots/', import.meta.url));
const results = fileURLToPath(new URL('../../test-results/screenshots/', import.meta.url));

/** Another release of the browser sets letters a hair otherwise; a moved button or a lost line is more than this. */
const mostUnlike = 0.004;

/**
 * What the window shows, held against the picture that is kept of it. `UPDATE_SCREENSHOTS=1` keeps what is seen instead. Where
 * they differ, what was seen and what differs in it are left in `test-results`.
 */
export async function matchScreenshot(page: Page, name: string): Promise<void> {
  await settle(page);
  const seen = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const path = `${kept}${name}.png`;
  if (process.env.UPDATE_SCREENSHOTS === '1') return write(path, seen);
  const before = await readFile(path);
  const [now, then] = [PNG.sync.read(seen), PNG.sync.read(before)];
  expect({ width: now.width, height: now.height }, name).toEqual({ width: then.width, height: then.height });
  const difference = new PNG({ width: now.width, height: now.height });
  const pixels = pixelmatch(then.data, now.data, difference.data, now.width, now.height, { threshold: 0.15 });
  const unlike = pixels / (now.width * now.height);
  if (unlike > mostUnlike) {
    await write(`${results}${name}.seen.png`, seen);
    await write(`${results}${name}.difference.png`, PNG.sync.write(difference));
  }
  expect(unlike, `${name}: see test-results/screenshots`).toBeLessThanOrEqual(mostUnlike);
}

/** Waits for faces, pictures and whatever still moves. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  await page.waitForLoadState('networkidle');
}

async function write(path: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, picture);
}
