import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CaptchaSettings } from '../../server/auth/captcha/captcha-provider.ts';
import { type LocalCaptcha, startLocalCaptcha } from '../helpers/captcha-provider.ts';
import { openClient } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth, refresh } from './call-auth.ts';

const password = 'segredo-123';
const newEmail = () => `${crypto.randomUUID()}@example.com`;
const proofOf = (token: unknown) => ({ gotrue_meta_security: { captcha_token: token } });

let captcha: LocalCaptcha;
let server: TestServer;
let log = '';
beforeAll(async () => {
  captcha = await startLocalCaptcha();
  server = await startTestServer({
    environment: { captcha: captcha.settings, trustedProxies: 'everybody' },
    context: {
      log: pino(
        { level: 'error' },
        {
          write: (line: string) => {
            log += line;
          },
        },
      ),
    },
  });
});
afterAll(async () => {
  await server.stop();
  await captcha.stop();
});
beforeEach(() => {
  captcha.be('well');
  log = '';
});

const post = (
  path: string,
  body: unknown,
  options: { apiKey?: string; headers?: Record<string, string> } = {},
) => callAuth(server, 'POST', path, { body, ...options });
const failed = { status: 400, body: { error_code: 'captcha_failed' } };

describe.each([
  ['/signup', () => ({ email: newEmail(), password }), 200],
  ['/token?grant_type=password', () => ({ email: newEmail(), password }), 400],
  ['/otp', () => ({ email: newEmail(), create_user: false }), 422],
  ['/magiclink', () => ({ email: newEmail() }), 200],
  ['/recover', () => ({ email: newEmail() }), 200],
  ['/resend', () => ({ type: 'signup', email: newEmail() }), 200],
  ['/sso', () => ({ domain: 'empresa.example' }), 404],
])('POST %s', (path, body, statusBehind) => {
  it('is refused without a token, and nobody is asked about it', async () => {
    const before = captcha.asked.length;
    const proofs = [
      {},
      { gotrue_meta_security: {} },
      { gotrue_meta_security: null },
      proofOf(''),
      proofOf(7),
    ];
    for (const proof of proofs) expect(await post(path, { ...body(), ...proof })).toMatchObject(failed);
    expect(captcha.asked).toHaveLength(before);
  });

  it('is refused with a token that the provider did not give', async () => {
    expect(await post(path, { ...body(), ...proofOf('inventado') })).toMatchObject(failed);
    expect(log).toBe('');
  });

  it('is let through with a token, once', async () => {
    const proof = proofOf(captcha.issueToken());
    const answer = await post(path, { ...body(), ...proof });
    expect(answer.status).toBe(statusBehind);
    expect(answer.body.error_code).not.toBe('captcha_failed');
    expect(await post(path, { ...body(), ...proof })).toMatchObject(failed);
  });

  it('asks nothing of whoever holds the secret key', async () => {
    const answer = await post(path, body(), { apiKey: server.secretKey });
    expect(answer.body.error_code).not.toBe('captcha_failed');
  });
});

describe('a captcha', () => {
  it('is given by supabase-js, and asked neither to refresh, nor of codes, nor of other grants', async () => {
    const email = newEmail();
    const client = openClient(server);
    const captchaToken = captcha.issueToken();
    const { data, error } = await client.auth.signUp({ email, password, options: { captchaToken } });
    expect(error).toBeNull();
    const refreshed = await refresh(server, data.session?.refresh_token ?? '');
    expect(refreshed.status).toBe(200);
    const again = await client.auth.signInWithPassword({ email, password, options: { captchaToken } });
    expect(again.error).toMatchObject({ code: 'captcha_failed', status: 400 });
    const fresh = { captchaToken: captcha.issueToken() };
    expect((await client.auth.signInWithPassword({ email, password, options: fresh })).error).toBeNull();

    for (const [path, body] of [
      ['/token?grant_type=pkce', { auth_code: crypto.randomUUID(), code_verifier: 'x'.repeat(43) }],
      ['/token?grant_type=id_token', { provider: 'google', id_token: 'x' }],
      ['/verify', { type: 'signup', email, token: '123456' }],
    ] as const) {
      const answer = await post(path, body);
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(answer.body.error_code, path).not.toBe('captcha_failed');
    }
  });

  it('is verified with the secret, the token and where the person is', async () => {
    const token = captcha.issueToken();
    await post(
      '/recover',
      { email: newEmail(), ...proofOf(token) },
      {
        headers: { 'x-forwarded-for': '::ffff:203.0.113.7' },
      },
    );
    expect(Object.fromEntries(captcha.asked.at(-1) ?? [])).toEqual({
      secret: captcha.settings.secret,
      response: token,
      remoteip: '203.0.113.7',
    });
  });

  it('that is longer than any token is not even asked about', async () => {
    const before = captcha.asked.length;
    expect(await post('/recover', { email: newEmail(), ...proofOf('x'.repeat(2049)) })).toMatchObject(failed);
    expect(captcha.asked).toHaveLength(before);
  });

  it('comes after the limit of the address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.99' };
    const answers = [];
    for (let at = 0; at < 32; at += 1)
      answers.push(await post('/recover', { email: newEmail() }, { headers }));
    expect(answers.at(0)).toMatchObject(failed);
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
  });

  it.each(['silent', 'babbling', 'broken', 'moved'] as const)(
    'lets nobody in while the provider is %s',
    async (mood) => {
      captcha.be(mood);
      const token = captcha.issueToken();
      const answer = await post('/signup', { email: newEmail(), password, ...proofOf(token) });
      expect(answer).toMatchObject(failed);
      expect(log).toContain('captcha provider failed');
      expect(log).not.toContain(token);
      expect(log).not.toContain(captcha.settings.secret);
      captcha.be('well');
      expect(
        (await post('/signup', { email: newEmail(), password, ...proofOf(captcha.issueToken()) })).status,
      ).toBe(200);
    },
  );
});

describe('a provider', () => {
  /** A product of other settings, on the same database. */
  const open = (settings: CaptchaSettings | null) =>
    startTestServer({
      environment: { captcha: settings },
      database: { ...server.database, close: async () => {} },
    });
  const recover = async (settings: CaptchaSettings, token: string) => {
    const own = await open(settings);
    const body = { email: newEmail(), ...proofOf(token) };
    const answer = await callAuth(own, 'POST', '/recover', { body });
    await own.stop();
    return answer;
  };
  const describePage = async (settings: CaptchaSettings | null) => {
    const own = await open(settings);
    const config = await (await fetch(`${own.url}/config.json`)).json();
    const policy = (await fetch(`${own.url}/health`)).headers.get('content-security-policy') ?? '';
    await own.stop();
    return { config, foreign: policy.split('; ').filter((part) => /http|frame-src/.test(part)) };
  };

  it('that is hCaptcha is told the site too, and takes longer tokens', async () => {
    const hcaptcha = await startLocalCaptcha('hcaptcha');
    expect((await recover(hcaptcha.settings, hcaptcha.issueToken())).status).toBe(200);
    expect(hcaptcha.asked.at(-1)?.get('sitekey')).toBe(hcaptcha.settings.siteKey);
    expect(await recover(hcaptcha.settings, 'x'.repeat(5_000))).toMatchObject(failed);
    expect(hcaptcha.asked.at(-1)?.get('response')).toHaveLength(5_000);
    await hcaptcha.stop();
  });

  it('that does not know us, or is gone, lets nobody in', async () => {
    for (const change of [{ secret: 'errado' }, { apiBase: 'http://127.0.0.1:1' }]) {
      const settings = { ...captcha.settings, ...change };
      expect(await recover(settings, captcha.issueToken()), JSON.stringify(change)).toMatchObject(failed);
    }
  });

  it.each([
    [
      'turnstile',
      'https://challenges.cloudflare.com',
      'https://challenges.cloudflare.com/turnstile/v0/api.js',
    ],
    ['hcaptcha', 'https://hcaptcha.com https://*.hcaptcha.com', 'https://js.hcaptcha.com/1/api.js'],
  ] as const)(
    '%s is all that a page lets in beside the product itself',
    async (provider, origins, script) => {
      const settings = { provider, siteKey: 'site', secret: 'segredo', apiBase: null };
      const { config, foreign } = await describePage(settings);
      expect(config.captcha).toEqual({
        provider,
        siteKey: 'site',
        scriptUrl: expect.stringMatching(new RegExp(`^${script}\\?render=explicit`)),
      });
      expect(foreign).toEqual([
        `script-src 'self' ${origins}`,
        `style-src 'self' ${origins}`,
        `connect-src 'self' ${origins}`,
        `frame-src ${origins}`,
      ]);
    },
  );

  it('that is stood in for gives its place in the page too', async () => {
    const { apiBase } = captcha.settings;
    const { config, foreign } = await describePage(captcha.settings);
    expect(config.captcha.scriptUrl).toBe(`${apiBase}/turnstile/v0/api.js?render=explicit`);
    expect(foreign).toContain(`script-src 'self' ${apiBase}`);
    expect(foreign).toContain(`frame-src ${apiBase}`);
  });

  it('that is not configured changes nothing', async () => {
    const own = await open(null);
    expect((await openClient(own).auth.signUp({ email: newEmail(), password })).error).toBeNull();
    await own.stop();
    expect(await describePage(null)).toMatchObject({ config: { captcha: null }, foreign: [] });
  });
});
