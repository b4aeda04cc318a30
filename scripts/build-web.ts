import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compressAssets } from './compress-assets.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampPath = `${root}dist/web.inputs`;

/** Builds the browser's files into `dist/web` unless they are of the very same inputs already. */
export async function buildWebIfNeeded(): Promise<void> {
  const inputs = await hashInputs();
  const isBuilt = existsSync(`${root}dist/web/index.html`) && existsSync(stampPath);
  if (isBuilt && readFileSync(stampPath, 'utf8') === inputs) return;
  process.stderr.write('Building the browser files …\n');
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  await compressAssets(`${root}dist/web`);
  writeFileSync(stampPath, inputs);
}

async function hashInputs(): Promise<string> {
  const hash = createHash('sha256');
  const paths: string[] = ['package-lock.json', 'scripts/compress-assets.ts'];
  for await (const path of glob(['web/**/*.*', 'shared/**/*.ts'], { cwd: root })) paths.push(path);
  for (const path of paths.sort())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(`${root}${path}`))
      .update('\0');
  return hash.digest('hex');
}
