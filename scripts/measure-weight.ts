import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../tests/helpers/browser.ts';
import { startServerProcess } from '../tests/helpers/server-process.ts';
import { buildWebIfNeeded } from './build-web.ts';
import { findChromium } from './find-chromium.ts';
import { type WeighedScreen, weighScreens } from './weigh-screens.ts';

/** Prints what the first screens load before they can be used; ends with 1 when one is over its limit. */
await buildWebIfNeeded();
process.env.CHROME_PATH ??= await findChromium();
const directory = await mkdtemp(join(tmpdir(), 'fisga-weight-'));
const server = await startServerProcess({ DATA_DIR: directory });
const browser = await openBrowser();
try {
  const screens = await weighScreens({ browser, url: server.url });
  for (const screen of screens) process.stdout.write(describe(screen));
  if (screens.some(({ gzip, limit }) => gzip > limit)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.end();
  await rm(directory, { recursive: true, force: true });
}

function describe({ path, limit, scripts, gzip, transferred }: WeighedScreen): string {
  const line = (name: string, zipped: number, sent: number) =>
    `${kilobytes(zipped)} gzip ${kilobytes(sent)} sent  ${name}\n`;
  const verdict = gzip > limit ? `OVER the limit of ${limit / 1000} kB` : `limit ${limit / 1000} kB`;
  return [
    `\n${path}: ${scripts.length} scripts\n`,
    ...scripts.map((script) => line(script.name, script.gzip, script.transferred)),
    line(`together, ${verdict} gzip`, gzip, transferred),
  ].join('');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
