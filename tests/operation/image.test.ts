import { execFile, spawn } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { generateKeySet } from '../../server/auth/signing-keys.ts';
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

const environment = (dataDir: string) => ({
  ...image.environment,
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: dataDir,
  CHECKOUT: 'sandbox',
});

/** Runs one of the image's commands where only `/data` can be written to. */
function runInImage([program, ...rest]: string[], dataDir = join(home, 'data'), more = {}) {
  expect(program).toBe('node');
  return spawn(join(home, 'node'), rest, {
    cwd: join(home, 'app'),
    env: { ...environment(dataDir), ...more },
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

  it.runIf(identity.uid !== undefined)(
    'starts in a volume of Kubernetes, with a secret of it as its key, also after its group was let in again',
    async () => {
      const run = promisify(execFile);
      // An `emptyDir` and a secret with `defaultMode: 0400`, as the kubelet hands them to `fsGroup: 1000`.
      const volume = join(home, 'volume');
      await mkdir(volume);
      await chown(volume, 0, 1000);
      await chmod(volume, 0o2777);
      const secret = join(home, 'keys.json');
      await writeFile(secret, JSON.stringify(await generateKeySet()));
      await chown(secret, 0, 1000);
      await chmod(secret, 0o440);
      const dataDir = join(volume, 'fisga');

      const startAndStop = async () => {
        const child = runInImage(image.command, dataDir, { JWT_KEYS_FILE: secret });
        let printed = '';
        for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (printed += text));
        const ended = exitOf(child);
        const isReady = async () =>
          (await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null))?.ok ?? false;
        await expect.poll(isReady, { timeout: 60_000, interval: 200 }).toBe(true);
        child.kill('SIGTERM');
        expect(await ended, printed).toBe(0);
        expect((await run('find', [dataDir, '-perm', '/0077'])).stdout).toBe('');
      };
      await startAndStop();
      await run('chown', ['-R', ':1000', volume]);
      await run('chmod', ['-R', 'g+rwXs', volume]);
      await startAndStop();

      const refused = runInImage(image.command, volume);
      let said = '';
      refused.stderr?.on('data', (text) => (said += text));
      expect(await exitOf(refused)).toBe(1);
      expect(said).toMatch(
        /^DATA_DIR \S+volume is open to other users \(mode 2777, owner 0\), .* chmod 0700 \S+volume\n$/u,
      );
    },
  );
});
