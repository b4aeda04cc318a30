import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMoney } from '../helpers/billing-server.ts';
import { findFreePort } from '../helpers/free-port.ts';
import { callFunction, openDoor, signUpPerson } from '../helpers/people.ts';
import { type ServerProcess, spawnServer, startServerProcess } from '../helpers/server-process.ts';

/** What a first start made and left, for every test to begin with a copy of. */
let firstDataDir: string;
let firstOutput: string;
let firstUrl: string;
let directory: string;
let running: ServerProcess[] = [];
/** A process group that a failing test may leave behind. */
let leftover: number | undefined;
beforeAll(async () => {
  firstDataDir = await mkdtemp(join(tmpdir(), 'fisga-start-'));
  const server = await startServerProcess({ DATA_DIR: firstDataDir });
  firstOutput = server.output();
  firstUrl = server.url;
  await server.end();
});
afterAll(() => rm(firstDataDir, { recursive: true, force: true }));
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fisga-start-'));
  await cp(firstDataDir, join(directory, 'data'), { recursive: true });
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.end('SIGKILL')));
  running = [];
  endGroup(leftover);
  leftover = undefined;
  await rm(directory, { recursive: true, force: true });
});

/** A POST that the server has surely begun to read before anything else happens: it was told to go on with its body. */
function beginRequest(url: string, { headers, body }: { headers: Record<string, string>; body: string }) {
  const call = request(url, { method: 'POST', headers: { ...headers, expect: '100-continue' } });
  const isUnderWay = new Promise<void>((resolve, reject) => {
    call.once('error', reject).once('continue', () => {
      call.end(body);
      resolve();
    });
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    call.once('error', reject).once('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
  });
  call.flushHeaders();
  return { isUnderWay, status };
}

function endGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Nothing of it is left, as it should be.
  }
}
async function start(environment: Record<string, string> = {}) {
  const server = await startServerProcess({ DATA_DIR: join(directory, 'data'), ...environment });
  running.push(server);
  return server;
}
async function failingStart(environment: Record<string, string>) {
  const server = spawnServer({ DATA_DIR: join(directory, 'data'), ...environment }, 0);
  const code = await new Promise((resolve) => server.child.once('exit', resolve));
  return { code, output: server.output() };
}

describe('starting', () => {
  it("reads an installation's own content, and stops at a broken card with its file and line", async () => {
    const cards = join(directory, 'content/cards/casa');
    await mkdir(cards, { recursive: true });
    await writeFile(join(cards, 'mofo.md'), '# Mofo\n\nlixo\n');
    const { code, output } = await failingStart({ CONTENT_DIR: join(directory, 'content') });
    expect(code).toBe(1);
    expect(output).toMatch(/cards\/casa\/mofo\.md:3: "lixo" is no line of a card\. Begin it with/);
    expect(output).not.toContain('    at ');
  });

  it('says what is embedded and where it listens', () => {
    expect(firstOutput).toContain(firstUrl);
    expect(firstOutput).toContain('embedded database');
  });

  it('refuses a DATA_DIR in use, naming the process that holds it', async () => {
    const first = await start();
    const second = await failingStart({ PORT: '0' });
    expect(second.code).toBe(1);
    expect(second.output).toContain(`in use by process ${first.child.pid}`);
  });

  it('takes over the DATA_DIR of a killed process, keeping its data and keys', async () => {
    const first = await start();
    const keys = await (await fetch(`${first.url}/auth/v1/.well-known/jwks.json`)).json();
    await first.end('SIGKILL');
    const second = await start();
    expect(await (await fetch(`${second.url}/auth/v1/.well-known/jwks.json`)).json()).toEqual(keys);
  });

  it('is not fooled by a recycled process id', async () => {
    const first = await start();
    await first.end('SIGKILL');
    const lock = { processId: process.pid, startedAt: '1' };
    await writeFile(join(directory, 'data', 'process.lock'), JSON.stringify(lock));
    await expect(start()).resolves.toBeDefined();
  });

  it('says which port is in use', async () => {
    const other = join(directory, 'other');
    await cp(firstDataDir, other, { recursive: true });
    const first = await start();
    const second = await failingStart({ PORT: String(first.port), DATA_DIR: other });
    expect(second.code).toBe(1);
    expect(second.output).toContain(`Port ${first.port} of 127.0.0.1 is in use`);
  });

  it('names a wrong variable without showing its value', async () => {
    const { code, output } = await failingStart({
      DATABASE_URL: 'mysql://root:hunter2@db',
      FREE_CREDITS: '-1',
    });
    expect(code).toBe(1);
    expect(output).toContain('DATABASE_URL');
    expect(output).toContain('FREE_CREDITS');
    expect(output).not.toContain('hunter2');
  });
});

describe('who sells the plans', () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_start',
    STRIPE_WEBHOOK_SECRET: 'whsec_start',
    STRIPE_PRICE_ESSENCIAL: 'price_essencial',
    STRIPE_PRICE_ILIMITADO: 'price_ilimitado',
    STRIPE_API_BASE: 'http://127.0.0.1:1',
  };

  it('is never the sandbox on a public address unless it is asked for', async () => {
    const open = { PUBLIC_URL: 'https://fisga.example' };
    const { code, output } = await failingStart(open);
    expect(code).toBe(1);
    expect(output.match(/CHECKOUT/gu)).toHaveLength(1);
    expect((await start({ ...open, CHECKOUT: 'sandbox' })).output()).toContain('checkout: sandbox');
  });

  it('ends what was bought in the sandbox at the first start with Stripe’s keys', async () => {
    const sandbox = await start();
    const person = await signUpPerson(await openDoor(sandbox.url));
    const call = async (name: string, body: object) =>
      (await callFunction(await openDoor(sandbox.url), person, name, body)).body as { url: string };
    const { url } = await call('create-checkout', {
      price_id: 'price_sandbox_ilimitado',
      success_url: `${sandbox.url}/thank-you?plano=Ilimitado`,
      cancel_url: `${sandbox.url}/pricing`,
      mode: 'subscription',
    });
    const session_id = new URL(url).searchParams.get('session_id');
    await call('sandbox-checkout', { session_id, action: 'pay' });
    expect((await readMoney(person)).credits).toMatchObject({ credits_remaining: -1 });
    await sandbox.end();
    const paid = await start({ ...stripe, PORT: String(sandbox.port) });
    expect(paid.output()).toContain('checkout: Stripe');
    expect(await readMoney(person)).toEqual({ credits: null, subscription: null });
  });
});

describe('listening at every address', () => {
  it('says what breaks without PUBLIC_URL, and says nothing with it', async () => {
    const { output } = await start({ HOST: '0.0.0.0' });
    expect(output().match(/^ {2}note: .*$/gmu)).toEqual([
      expect.stringMatching(/PUBLIC_URL.*links in mails.*redirects.*checkout/u),
    ]);
    await Promise.all(running.map((server) => server.end()));
    running = [];
    const named = await start({ HOST: '0.0.0.0', PUBLIC_URL: 'http://192.168.0.7:3000' });
    expect(named.output()).not.toContain('note:');
  });
});

describe('stopping', () => {
  it('answers the requests under way, then ends with success', async () => {
    const server = await start();
    const { publishableKey } = (await (await fetch(`${server.url}/config.json`)).json()) as {
      publishableKey: string;
    };
    // Hashing a password takes long enough to be in the middle of it.
    const requests = Array.from({ length: 4 }, (_, index) =>
      beginRequest(`${server.url}/auth/v1/signup`, {
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: `pessoa-${index}@example.com`, password: 'segredo-123' }),
      }),
    );
    await Promise.all(requests.map(({ isUnderWay }) => isUnderWay));
    const ended = server.end('SIGTERM');
    expect(await Promise.all(requests.map(({ status }) => status))).toEqual([200, 200, 200, 200]);
    expect(await ended).toBe(0);
    await expect(fetch(`${server.url}/health`)).rejects.toThrow();
  });

  it('stops when npm is told to stop, leaving no process behind', async () => {
    const port = await findFreePort();
    const environment = { ...process.env, PORT: String(port), DATA_DIR: join(directory, 'data') };
    const npm = spawn('npm', ['start'], { env: environment, stdio: 'ignore', detached: true });
    leftover = npm.pid;
    const isServing = async () => (await fetch(`http://127.0.0.1:${port}/health`).catch(() => null)) !== null;
    await expect.poll(isServing, { timeout: 40_000, interval: 200 }).toBe(true);
    npm.kill('SIGTERM');
    await expect.poll(isServing, { timeout: 15_000, interval: 200 }).toBe(false);
  });
});
