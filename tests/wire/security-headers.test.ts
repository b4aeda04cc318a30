import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

let webDirectory: string;
let server: TestServer;
let person: Person;
beforeAll(async () => {
  webDirectory = await mkdtemp(join(tmpdir(), 'fisga-web-'));
  mkdirSync(join(webDirectory, 'assets'));
  writeFileSync(join(webDirectory, 'index.html'), '<!doctype html><title>Fisga</title>');
  writeFileSync(join(webDirectory, 'card.png'), '');
  writeFileSync(join(webDirectory, 'assets', 'main-abc123.js'), 'export {};');
  server = await startTestServer({ context: { webDirectory } });
  person = await signUpPerson(server);
});
afterAll(async () => {
  await server.stop();
  await rm(webDirectory, { recursive: true });
});

/** Every header that keeps a browser from doing harm, word for word. */
const expected = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; manifest-src 'self'; worker-src 'self'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const answers: [what: string, path: string, method: string, status: number][] = [
  ['the page', '/', 'GET', 200],
  ['a screen', '/dashboard', 'GET', 200],
  ['an asset', '/assets/main-abc123.js', 'GET', 200],
  ['a missing asset', '/assets/gone.js', 'GET', 404],
  ['the settings', '/config.json', 'GET', 200],
  ['an answer of the accounts', '/auth/v1/settings', 'GET', 200],
  ['an error of the accounts', '/auth/v1/nowhere', 'GET', 404],
  ['an answer of the data', '/rest/v1/free_credits?select=credits_remaining', 'GET', 200],
  ['an error of the data', '/rest/v1/nowhere', 'GET', 404],
  ['an answer of a function', '/functions/v1/account-overview', 'POST', 200],
  ['an error of a function', '/functions/v1/check-hook', 'POST', 400],
  ['an event that nobody signed', '/functions/v1/stripe-webhook', 'POST', 400],
];

const ask = ({ url, publishableKey }: TestServer, path: string, method = 'GET') =>
  fetch(`${url}${path}`, {
    method,
    headers: { apikey: publishableKey, authorization: `Bearer ${person.accessToken}` },
    ...(method === 'POST' && { body: '{}' }),
  });

describe('every answer keeps the browser from doing harm', () => {
  it.each(answers)('%s', async (_what, path, method, status) => {
    const response = await ask(server, path, method);
    expect(response.status).toBe(status);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject(expected);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    // Plain http: a promise of https would shut people out of this address.
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('and promises https where people come by it', async () => {
    const safe = await startTestServer({ environment: { publicUrl: 'https://fisga.example' } });
    for (const path of ['/health', '/auth/v1/health', '/functions/v1/nowhere']) {
      const { headers } = await ask(safe, path);
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000; includeSubDomains');
    }
    await safe.stop();
  });

  it('while the picture of a shared link is shown on any site', async () => {
    const { headers } = await ask(server, '/card.png');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
