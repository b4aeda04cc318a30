import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asAccountService } from '../../server/db/roles.ts';
import { forgetLimits } from '../helpers/limits.ts';
import { lastMailTo } from '../helpers/outbox.ts';
import { openClient, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth } from './call-auth.ts';

const password = 'segredo-123';
const site = 'https://fisga.example';

/** While it stands, no wait ends, however slow the machine is. */
let standingTime: Date | null = null;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    environment: { trustedProxies: 'everybody', publicUrl: site },
    context: { clock: () => standingTime ?? new Date() },
  });
});
afterEach(() => forgetLimits(server));
afterAll(() => server.stop());

/** A call from an address of the internet. */
const from = (address: string, path: string, body: object, method = 'POST') =>
  callAuth(server, method, path, { body, headers: { 'x-forwarded-for': address } });

const logInFrom = (address: string, email: string, attempt: string) =>
  from(address, '/token?grant_type=password', { email, password: attempt });

const addressOf = (number: number) => `198.51.${Math.floor(number / 250)}.${(number % 250) + 1}`;

function wrongCodes(right: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => String(at).padStart(6, '0')).filter(
    (code) => code !== right,
  );
}

describe('guessing a code', () => {
  it('ends after five tries at one mail, when even the right code has become worthless', async () => {
    const person = await signUpPerson(server);
    await person.client.auth.resetPasswordForEmail(person.email);
    const { code } = await lastMailTo(server.outbox, person.email);
    const verify = (token: string) =>
      from(addressOf(1), '/verify', { type: 'recovery', email: person.email, token });
    for (const guess of wrongCodes(code ?? '', 5)) {
      expect(await verify(guess)).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } });
    }
    expect((await verify(code ?? '')).body.error_code).toBe('otp_expired');
  });

  it('from many addresses, over many mails and all at once gets at most ten tries before it must wait', async () => {
    const person = await signUpPerson(server);
    let tried = 0;
    for (let round = 0; round < 4; round += 1) {
      await asAccountService(server.database, (transaction) =>
        transaction.query(`delete from private.rate_limits where bucket like 'mail:%'`),
      );
      await person.client.auth.resetPasswordForEmail(person.email);
      const answers = await Promise.all(
        wrongCodes('', 20).map((token, at) =>
          from(addressOf(round * 20 + at), '/verify', { type: 'recovery', email: person.email, token }),
        ),
      );
      tried += answers.filter(({ status }) => status === 403).length;
      expect(new Set(answers.map(({ status }) => status)).has(429)).toBe(true);
    }
    expect(tried).toBeLessThanOrEqual(12);
    // The link of the mail, which nobody can guess, still works for its reader.
    const link = (await lastMailTo(server.outbox, person.email)).link;
    const { data } = await openClient(server).auth.verifyOtp({
      token_hash: link?.searchParams.get('token') ?? '',
      type: 'recovery',
    });
    expect(data.user?.id).toBe(person.id);
  });

  it('is no easier through the link: its token says nothing of the code', async () => {
    const person = await signUpPerson(server);
    await person.client.auth.resetPasswordForEmail(person.email);
    const { link, code } = await lastMailTo(server.outbox, person.email);
    const token = link?.searchParams.get('token') ?? '';
    expect(token).toMatch(/^[0-9a-f]{56}$/);
    expect(token).not.toContain(code);
    const stored = await asAccountService(server.database, (transaction) =>
      transaction.query('select to_jsonb(t)::text as row from auth.one_time_tokens t where user_id = $1', [
        person.id,
      ]),
    );
    expect(JSON.stringify(stored.rows)).not.toContain(token);
  });
});

describe('guessing a password', () => {
  beforeEach(() => {
    standingTime = new Date();
  });
  afterEach(() => {
    standingTime = null;
  });

  it('waits longer each time, on the account and the address, also for twenty at once', async () => {
    const person = await signUpPerson(server);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => logInFrom(addressOf(1), person.email, 'errada-123')),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(400), count(429)]).toEqual([5, 15]);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
      error_code: 'over_request_rate_limit',
    });
    // The right one waits as well, or its answer would tell.
    expect((await logInFrom(addressOf(1), person.email, password)).status).toBe(429);
    expect((await logInFrom(addressOf(2), person.email, password)).status).toBe(200);
  });

  it('by a whole network leaves its owner a way in, from where they are signed in', async () => {
    const person = await signUpPerson(server);
    const home = addressOf(999);
    expect((await logInFrom(home, person.email, password)).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => logInFrom(addressOf(at), person.email, 'errada-123')),
    );
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(32);
    // As it stands after some minutes of it: the account takes one guess a minute from strangers.
    await asAccountService(server.database, (transaction) =>
      transaction.query(
        `update private.secret_attempts set count = 40, blocked_until = '-infinity' where bucket = $1`,
        [`password:${person.email}`],
      ),
    );
    expect((await logInFrom(addressOf(400), person.email, 'errada-123')).status).toBe(400);
    expect((await logInFrom(addressOf(500), person.email, password)).status).toBe(429);
    expect((await logInFrom(home, person.email, password)).status).toBe(200);
  });

  it('over many accounts from one address runs into that address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => logInFrom('203.0.113.9', `pessoa-${at}@example.com`, password)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(25);
    expect((await logInFrom('203.0.113.10', 'pessoa-1@example.com', password)).status).toBe(400);
  });

  it('in a browser that was left signed in ends after five', async () => {
    const person = await signUpPerson(server);
    const change = (current: string) =>
      person.client.auth.updateUser({ password: 'nova-senha-456', current_password: current });
    for (let wrong = 0; wrong < 5; wrong += 1) {
      expect((await change('errada-123')).error?.code).toBe('current_password_invalid');
    }
    expect((await change(password)).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  });

  it('is forgotten once the password was right', async () => {
    const person = await signUpPerson(server);
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1) {
        expect((await logInFrom(addressOf(1), person.email, 'errada-123')).status).toBe(400);
      }
      expect((await logInFrom(addressOf(1), person.email, password)).status).toBe(200);
    }
  });
});

describe('asking too often from one address', () => {
  it.each([
    ['POST', '/signup', () => ({ email: `${crypto.randomUUID()}@example.com`, password: 'x' })],
    ['POST', '/recover', () => ({ email: 'nada' })],
    ['POST', '/otp', () => ({ email: 'nada' })],
    ['POST', '/resend', () => ({ type: 'signup', email: 'nada' })],
    ['POST', '/verify', () => ({ type: 'signup', token_hash: 'x' })],
  ])('is refused by %s %s after thirty', async (method, path, body) => {
    const statuses: number[] = [];
    for (let at = 0; at < 33; at += 1)
      statuses.push((await from('203.0.113.7', path, body(), method)).status);
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses.slice(30)).toEqual([429, 429, 429]);
    expect((await from('203.0.113.8', path, body(), method)).status).not.toBe(429);
  });
});

describe('a link that leads elsewhere', () => {
  it.each([
    'https://evil.example/',
    'https://evil.example/dashboard?x=https://fisga.example',
    '//evil.example/',
    '///evil.example/',
    '\\\\evil.example\\',
    '/\\evil.example/',
    'https:evil.example',
    'https:/evil.example',
    'https://fisga.example@evil.example/',
    'https://fisga.example:pass@evil.example/',
    'https://user@fisga.example/',
    'https://fisga.example.evil.example/',
    'https://evil.example#fisga.example',
    'https://evil.example/https://fisga.example/',
    'http://fisga.example/',
    'https://fisga.example:8443/',
    'javascript:alert(1)//https://fisga.example/',
    'data:text/html,<script>alert(1)</script>',
    'https://fisga.example\\@evil.example/',
    'https://evil.example%2f@fisga.example/',
    ' https://evil.example/',
    'https://fisga.example\t.evil.example/',
    'HTTPS://EVIL.EXAMPLE/',
    'https://xn--fisg-0na.example/',
  ])('comes back to the site: %s', async (redirectTo) => {
    const query = new URLSearchParams({ token: 'x', type: 'signup', redirect_to: redirectTo });
    const answer = await callAuth(server, 'GET', `/verify?${query}`, { apiKey: null });
    expect(answer.status).toBe(303);
    const target = new URL(answer.headers.get('location') ?? '');
    expect([target.origin, target.pathname, target.username]).toEqual([site, '/', '']);
    expect(target.searchParams.get('error_code')).toBe('otp_expired');
  });

  it('may lead to any page of the site, whatever its query says', async () => {
    const own = `${site}/dashboard?de=https://evil.example`;
    const query = new URLSearchParams({ token: 'x', type: 'signup', redirect_to: own });
    const answer = await callAuth(server, 'GET', `/verify?${query}`, { apiKey: null });
    expect(answer.headers.get('location')).toContain(`${site}/dashboard?de=https%3A%2F%2Fevil.example`);
  });
});

describe('whether somebody has an account', () => {
  it('does not show in how long a mail takes to be asked for', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => signUpPerson(server)));
    const time = async (email: string) => {
      const start = performance.now();
      await from(addressOf(7), '/recover', { email });
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (const { email } of people) {
      known.push(await time(email));
      unknown.push(await time(`ninguem-${crypto.randomUUID()}@example.com`));
    }
    const best = (times: number[]) => Math.min(...times);
    // The least of eight: what is left when nothing else held them up.
    expect(best(unknown)).toBeGreaterThan(best(known) * 0.4);
    expect(best(known)).toBeGreaterThan(best(unknown) * 0.4);
  });
});
