import { execFile, spawn } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readImageStage } from '../helpers/dockerfile.ts';
import { findFreePort } from '../helpers/free-port.ts';
import { callFunction, signUpPerson } from '../helpers/people.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const image = readImageStage();
/** That of `node` in the base image; only root may become somebody else. */
const identity = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};
const lockSchema = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) });

let home: string;
let port: number;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'fisga-image-'));
  await chmod(home, 0o755);
  for (const { stage, from, to } of image.copies) await copy(stage, from, join(home, 'app', to));
  await cp(process.execPath, join(home, 'node'));
  await mkdir(join(home, 'data'));
  if (identity.uid !== undefined) await chown(join(home, 'data'), identity.uid, identity.gid);
  await promisify(execFile)('chmod', ['-R', 'a-w,a+rX', join(home, 'app')]);
  port = await findFreePort();
});
afterAll(async () => {
  await promisify(execFile)('chmod', ['-R', 'u+w', home]);
  await rm(home, { recursive: true, force: true });
});

/** As the build would: from this folder without its tests, from the stage that built the screens, or what production installs. */
async function copy(stage: string | null, from: string, to: string): Promise<void> {
  if (from.endsWith('/node_modules')) return copyProductionPackages(to);
  const source = stage === null ? from : from.replace('/app/', '');
  await cp(join(root, source), to.endsWith('/') ? join(to, source) : to, {
    recursive: true,
    filter: (path) => !/\.test\.tsx?$|tsbuildinfo$/u.test(path),
  });
}

async function copyProductionPackages(to: string): Promise<void> {
  const { packages } = lockSchema.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const wanted = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && path !== 'node_modules/node')
    .map(([path]) => path);
  // A package for another platform is not there.
  for (const path of wanted)
    await cp(join(root, path), join(to, '..', path), { recursive: true, dereference: true }).catch(() => {});
}

const environment = () => ({
  ...image.environment,
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: join(home, 'data'),
  CHECKOUT: 'sandbox',
});

/** Runs one of the image's commands where only `/data` can be written to. */
function runInImage([program, ...rest]: string[]) {
  expect(program).toBe('node');
  return spawn(join(home, 'node'), rest, {
    cwd: join(home, 'app'),
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...identity,
  });
}

const exitOf = (child: ReturnType<typeof spawn>) =>
  new Promise<number | null>((resolve) => child.once('exit', resolve));

describe('what the image would run', () => {
  it('names the port and the user that the process has', () => {
    expect(image.user).toBe('node');
    expect(image.ports).toEqual([Number(image.environment.PORT)]);
    expect(image.environment).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0', DATA_DIR: '/data' });
  });

  it('serves people with its own files and production’s packages alone, on a disk it may not write to', async () => {
    const child = runInImage(image.command);
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (printed += text));
    const ended = exitOf(child);
    const url = `http://127.0.0.1:${port}`;
    const isReady = async () => (await fetch(`${url}/ready`).catch(() => null))?.ok ?? false;
    await expect.poll(isReady, { timeout: 60_000, interval: 200, message: printed }).toBe(true);

    expect(await exitOf(runInImage(image.healthCheck))).toBe(0);
    const page = await fetch(`${url}/login`);
    expect(await page.text()).toContain('<div id="root">');
    const { publishableKey } = (await (await fetch(`${url}/config.json`)).json()) as {
      publishableKey: string;
    };
    const server = { url, publishableKey } as Parameters<typeof signUpPerson>[0];
    const person = await signUpPerson(server);
    expect((await callFunction(server, person, 'generate-hooks', { prompt: 'Dormir melhor' })).status).toBe(
      200,
    );

    child.kill('SIGTERM');
    expect(await ended, printed).toBe(0);
    expect(await exitOf(runInImage(image.healthCheck))).toBe(1);
  });
});
