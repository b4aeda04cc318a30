import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../helpers/free-port.ts';
import { openDoor, signUpPerson } from '../helpers/people.ts';

/** Enough for a machine that is busy with other tests. */
const watchdogSeconds = 10;
const bootstrap = fileURLToPath(new URL('../../scripts/bootstrap.mjs', import.meta.url));

let directory: string;
let url: string;
let parent: ChildProcess;
let printed: string;
let ended: Promise<number | null>;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fisga-watchdog-'));
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  printed = '';
  parent = spawn(process.execPath, [bootstrap, 'start'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: directory,
      WATCHDOG_SECONDS: String(watchdogSeconds),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  parent.stderr?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  ended = new Promise((resolve) => parent.once('exit', resolve));
  await expect.poll(isReady, { timeout: 100_000, interval: 200 }).toBe(true);
});
afterEach(async () => {
  try {
    process.kill(-(parent.pid ?? 0), 'SIGKILL');
  } catch {
    // Nothing of it is left, as it should be.
  }
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
});

const isReady = async () =>
  (await fetch(`${url}/ready`, { signal: AbortSignal.timeout(1_000) }).catch(() => null))?.ok ?? false;

async function readServerId(): Promise<number> {
  const lock: { processId: number } = JSON.parse(await readFile(join(directory, 'process.lock'), 'utf8'));
  return lock.processId;
}

describe('npm start, with a server that does not answer', () => {
  it('ends it and starts it again in one line, with every account still there', async () => {
    const person = await signUpPerson(await openDoor(url));
    const stuck = await readServerId();
    process.kill(stuck, 'SIGSTOP');
    await expect.poll(isReady, { timeout: 60_000, interval: 200 }).toBe(true);
    expect(await readServerId()).not.toBe(stuck);
    const lines = printed.split('\n').filter((line) => line.startsWith('Process'));
    expect(lines).toEqual([
      `Process ${stuck} has not answered for ${watchdogSeconds} seconds: ending it, and starting it again.`,
    ]);
    const { data } = await person.client.from('free_credits').select('credits_remaining').single();
    expect(data).toEqual({ credits_remaining: 4 });
    parent.kill('SIGTERM');
    expect(await ended).toBe(0);
    await expect(fetch(`${url}/health`)).rejects.toThrow();
  });

  it('ends, when it is told to, although the server takes no signal', async () => {
    const stuck = await readServerId();
    process.kill(stuck, 'SIGSTOP');
    parent.kill('SIGTERM');
    expect(await ended).toBe(1);
    expect(() => process.kill(stuck, 0)).toThrow();
  });
});
