import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOutboxSmsSender } from '../../server/sms/outbox-sms-sender.ts';
import { forgetLimits } from '../helpers/limits.ts';
import { lastTextTo } from '../helpers/outbox.ts';
import { type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth } from './call-auth.ts';
import {
  type App,
  challenge,
  codeOf,
  enrollApp,
  levelOf,
  query,
  showApp,
  signInElsewhere,
  tokensOf,
  wrongCodeOf,
} from './factor-acts.ts';

describe('the code of a second factor', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: { trustedProxies: 'everybody' } });
  });
  afterAll(() => server.stop());

  it('must be right, and a wrong one changes nothing', async () => {
    const { person, app } = await openApp();
    const challengeId = await challenge(person.client, app.id);
    expect(await verify(person, app, { challengeId, code: wrongCodeOf(app) })).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' },
    });
    for (const body of [
      { challenge_id: challengeId },
      { challenge_id: challengeId, code: '' },
      { code: '123456' },
    ]) {
      const answer = await callAuth(server, 'POST', `/factors/${app.id}/verify`, {
        token: person.accessToken,
        body,
      });
      expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
    }
    expect((await person.client.auth.mfa.listFactors()).data?.all).toMatchObject([{ status: 'unverified' }]);
    expect((await person.client.auth.refreshSession()).error).toBeNull();
    expect((await levelOf(person.client)).aal).toBe('aal1');
    expect((await verify(person, app, { challengeId, code: codeOf(app) })).status).toBe(200);
  });

  it('is accepted once, in whatever session it is shown again; the next one is', async () => {
    const { person, app } = await openApp();
    await settleStep();
    const code = codeOf(app);
    expect((await person.client.auth.mfa.challengeAndVerify({ factorId: app.id, code })).error).toBeNull();
    const elsewhere = await signInElsewhere(server, person.email);
    const show = async (shown: string) =>
      (await elsewhere.auth.mfa.challengeAndVerify({ factorId: app.id, code: shown })).error?.code;
    expect(await show(code)).toBe('mfa_verification_failed');
    expect(await show(codeOf(app, -1))).toBe('mfa_verification_failed');
    expect(await show(codeOf(app, 1))).toBeUndefined();
    expect((await levelOf(elsewhere)).aal).toBe('aal2');
  });

  it('is accepted once when two sessions show it at the same moment', async () => {
    const { person, app } = await openApp();
    await showApp(server, person.client, app);
    const elsewhere = await signInElsewhere(server, person.email);
    await showApp(server, elsewhere, app);
    await query(server, 'update auth.mfa_factors set last_accepted_step = null where id = $1', [app.id]);
    const code = codeOf(app);
    const shown = await Promise.all(
      [person.client, elsewhere].map(async (client) => ({
        challengeId: await challenge(client, app.id),
        accessToken: (await tokensOf(client)).access,
      })),
    );
    const answers = await Promise.all(
      shown.map(({ accessToken, challengeId }) => verify({ accessToken }, app, { challengeId, code })),
    );
    const outcomes = answers.map(({ status, body }) => body.error_code ?? status);
    expect(outcomes.toSorted()).toEqual([200, 'mfa_verification_failed']);
  });

  it('answers a challenge of its own factor, once, where it was asked, within five minutes', async () => {
    const { person, app } = await openApp();
    const { data } = await person.client.auth.mfa.challenge({ factorId: app.id });
    const challengeId = data?.id ?? '';
    expect(data).toMatchObject({ type: 'totp' });
    expect(Math.abs((data?.expires_at ?? 0) - Date.now() / 1000 - 300)).toBeLessThan(5);
    const right = { challengeId, code: codeOf(app) };
    const unknown = { ...right, challengeId: crypto.randomUUID() };
    expect(await verify(person, app, unknown)).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_factor_not_found' },
    });
    const other = await enrollApp(person.client, 'Outro');
    expect((await verify(person, other, { challengeId, code: codeOf(other) })).status).toBe(422);
    const mismatch = { status: 422, body: { error_code: 'mfa_ip_address_mismatch' } };
    expect(await verify(person, app, right, { 'x-forwarded-for': '203.0.113.7' })).toMatchObject(mismatch);
    expect((await verify(person, app, right)).status).toBe(200);
    expect(await verify(person, app, { challengeId, code: codeOf(app, 1) })).toMatchObject(mismatch);
  });

  it('comes too late after five minutes, and then the challenge is gone', async () => {
    const { person, app } = await openApp();
    const challengeId = await challenge(person.client, app.id);
    const age = (seconds: number) =>
      query(
        server,
        `update auth.mfa_challenges set created_at = now() - make_interval(secs => $2) where id = $1`,
        [challengeId, seconds],
      );
    await age(301);
    const codes = async () => (await verify(person, app, { challengeId, code: codeOf(app) })).body.error_code;
    expect(await codes()).toBe('mfa_challenge_expired');
    expect(await query(server, 'select 1 from auth.mfa_challenges where id = $1', [challengeId])).toEqual([]);
    expect(await codes()).toBe('mfa_factor_not_found');
  });

  it('ends what was begun of its type and nothing else', async () => {
    const { person, app } = await openApp();
    const { client } = person;
    await enrollApp(client, 'Outro');
    await client.auth.mfa.enroll({ factorType: 'phone', phone: '+5511922220001', friendlyName: 'Fone' });
    await showApp(server, client, app);
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.all.map(({ friendly_name: name }) => name).toSorted()).toEqual(['Celular', 'Fone']);
  });

  it('can be guessed five times at once, and then even the right one waits', async () => {
    const { person, app } = await openApp();
    const challengeId = await challenge(person.client, app.id);
    const wrong = { challengeId, code: wrongCodeOf(app) };
    const answers = await Promise.all(Array.from({ length: 25 }, () => verify(person, app, wrong)));
    const compared = answers.filter(({ status }) => status === 422).length;
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25 - compared);
    // On a slow machine some seconds pass meanwhile, and allow one or two more.
    expect(compared).toBeGreaterThanOrEqual(5);
    expect(compared).toBeLessThanOrEqual(8);
    // As if the guesses went on for as long as the waits let them. A second ago: this clock knows no microseconds.
    await query(
      server,
      `update private.secret_attempts set count = 30, blocked_until = now() - interval '1 second' where bucket = $1`,
      [`factor:${app.id}`],
    );
    expect((await verify(person, app, wrong)).status).toBe(422);
    const right = () => verify(person, app, { challengeId, code: codeOf(app) });
    expect(await right()).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
    expect((await right()).body.msg).toMatch(/after 21(600|5\d\d) seconds/);
    await query(
      server,
      `update private.secret_attempts set blocked_until = now() - interval '1 second' where bucket = $1`,
      [`factor:${app.id}`],
    );
    expect((await right()).status).toBe(200);
    expect(
      await query(server, 'select 1 from private.secret_attempts where bucket = $1', [`factor:${app.id}`]),
    ).toEqual([]);
  });

  it('is sent to a telephone, once a minute, and opens what an app’s opens', async () => {
    const { client } = await signUpPerson(server);
    const id = await enrollPhone(client, '+5511933330001');
    const { data, error } = await client.auth.mfa.challenge({ factorId: id, channel: 'whatsapp' });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: 'phone' });
    const { text, code } = await lastTextTo(server.outbox, '+5511933330001');
    expect(text).toContain('código da Fisga');
    expect(await query(server, 'select otp_code from auth.mfa_challenges where id = $1', [data?.id])).toEqual(
      [{ otp_code: null }],
    );
    const again = await client.auth.mfa.challenge({ factorId: id, channel: 'sms' });
    expect(again.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
    const verifyCode = (shown: string) =>
      client.auth.mfa.verify({ factorId: id, challengeId: data?.id ?? '', code: shown });
    const wrong = await verifyCode(code === '123456' ? '654321' : '123456');
    expect(wrong.error).toMatchObject({
      code: 'mfa_verification_failed',
      message: 'Invalid MFA Phone code entered',
    });
    expect((await verifyCode(code ?? '')).error).toBeNull();
    expect(await levelOf(client)).toEqual({ aal: 'aal2', methods: ['mfa/phone', 'password'] });
    expect((await verifyCode(code ?? '')).error?.code).toBe('mfa_ip_address_mismatch');
    await client.auth.mfa.unenroll({ factorId: id });
    await client.auth.refreshSession();
    expect(await levelOf(client)).toEqual({ aal: 'aal1', methods: ['password'] });
  });

  it('of a telephone answers the challenge it was sent for, by a way there is', async () => {
    const person = await signUpPerson(server);
    const id = await enrollPhone(person.client, '+5511933330002');
    const pigeon = await callAuth(server, 'POST', `/factors/${id}/challenge`, {
      token: person.accessToken,
      body: { channel: 'pigeon' },
    });
    expect(pigeon).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
    const first = await challenge(person.client, id);
    const { code } = await lastTextTo(server.outbox, '+5511933330002');
    await forgetLimits(server);
    const second = await challenge(person.client, id);
    const phone = { id, secret: '' };
    expect((await verify(person, phone, { challengeId: second, code: code ?? '' })).status).toBe(422);
    expect((await verify(person, phone, { challengeId: first, code: code ?? '' })).status).toBe(200);
  });

  it('is not sent to ever more numbers', async () => {
    const { client } = await signUpPerson(server);
    const send = async (index: number) => {
      const id = await enrollPhone(client, `+551194444000${index}`, `Fone ${index}`);
      return (await client.auth.mfa.challenge({ factorId: id })).error?.code;
    };
    const codes = [await send(1), await send(2), await send(3), await send(4), await send(5), await send(6)];
    expect(codes).toEqual([...Array(5).fill(undefined), 'over_sms_send_rate_limit']);
  });

  it('may be asked for again at once when it could not be sent', async () => {
    const broken = await startTestServer({
      context: { sms: openOutboxSmsSender({ directory: '/dev/null/outbox' }) },
    });
    const { client } = await signUpPerson(broken);
    const id = await enrollPhone(client, '+5511955550001');
    for (let times = 0; times < 2; times += 1) {
      const { error } = await client.auth.mfa.challenge({ factorId: id });
      expect(error).toMatchObject({ status: 422, code: 'sms_send_failed' });
    }
    expect(await query(broken, 'select 1 from auth.mfa_challenges', [])).toEqual([]);
    await broken.stop();
  });

  async function openApp(): Promise<{ person: Person; app: App }> {
    const person = await signUpPerson(server);
    return { person, app: await enrollApp(person.client) };
  }

  async function enrollPhone(
    client: Person['client'],
    phone: string,
    friendlyName = 'Fone',
  ): Promise<string> {
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'phone', phone, friendlyName });
    if (error !== null) throw error;
    return data.id;
  }

  function verify(
    { accessToken: token }: Pick<Person, 'accessToken'>,
    { id }: App,
    shown: { challengeId: string; code: string },
    headers: Record<string, string> = {},
  ) {
    const body = { challenge_id: shown.challengeId, code: shown.code };
    return callAuth(server, 'POST', `/factors/${id}/verify`, { token, body, headers });
  }
});

/** Waits for the next step when this one is about to end, for tests that speak of the one before or after. */
async function settleStep(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 3_000) await new Promise((resolve) => setTimeout(resolve, left));
}
