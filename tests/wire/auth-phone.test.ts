import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openOutboxSmsSender } from '../../server/sms/outbox-sms-sender.ts';
import { forgetLimits } from '../helpers/limits.ts';
import { openClient } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth, claimsOf } from './call-auth.ts';
import { query } from './factor-acts.ts';
import { newPhone, openPhoneActs, signUpByPhone, wrongCode } from './phone-acts.ts';

const password = 'segredo-123';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { isAutoconfirm: false } });
});
afterEach(() => forgetLimits(server));
afterAll(() => server.stop());

const { textTo, codeTo, logInByPhone, readFreeCredits } = openPhoneActs(() => server);

describe('signing up by telephone', () => {
  it('waits for the code, and then is an account like any other', async () => {
    const phone = newPhone();
    const client = openClient(server);
    const { data, error } = await client.auth.signUp({ phone, password, options: { data: { nome: 'Ana' } } });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      phone: phone.slice(1),
      email: '',
      app_metadata: { provider: 'phone', providers: ['phone'] },
      identities: [{ provider: 'phone', identity_data: { phone: phone.slice(1), phone_verified: false } }],
    });
    const { text, code } = await textTo(phone);
    expect(text).toContain('é o seu código da Fisga');
    expect((await logInByPhone(phone, password)).body.error_code).toBe('phone_not_confirmed');
    expect((await logInByPhone(phone, 'errada-123')).body.error_code).toBe('invalid_credentials');
    const proven = await client.auth.verifyOtp({ phone, token: code ?? '', type: 'sms' });
    expect(proven.data.user).toMatchObject({
      id: data.user?.id,
      phone_confirmed_at: expect.any(String),
      user_metadata: { nome: 'Ana' },
      identities: [{ identity_data: { phone_verified: true } }],
    });
    expect(claimsOf(proven.data.session?.access_token ?? '')).toMatchObject({
      phone: phone.slice(1),
      email: '',
      amr: [{ method: 'otp' }],
    });
    expect((await logInByPhone(` ${phone} `, password)).status).toBe(200);
    expect(await readFreeCredits(data.user?.id ?? '')).toEqual({ left: 4 });
  });

  it('is answered alike for a telephone that has an account, with a text that says so', async () => {
    const { phone, id } = await signUpByPhone(server);
    await forgetLimits(server);
    const again = await openClient(server).auth.signUp({ phone, password: 'outra-senha-9' });
    expect(again.error).toBeNull();
    expect(again.data.user).toMatchObject({ phone: phone.slice(1), identities: [] });
    expect(again.data.user?.id).not.toBe(id);
    expect(await textTo(phone)).toMatchObject({ text: expect.stringContaining('já tem conta'), code: null });
    const next = await openClient(server).auth.signUp({ phone, password });
    expect(next.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
    expect((await logInByPhone(phone, 'outra-senha-9')).body.error_code).toBe('invalid_credentials');
  });

  it('sends the code again, and says who has nothing to confirm, each once a minute', async () => {
    const [pending, unknown] = [newPhone(), newPhone()];
    const client = openClient(server);
    await client.auth.signUp({ phone: pending, password });
    const first = await codeTo(pending);
    await forgetLimits(server);
    for (const phone of [pending, unknown]) {
      expect((await client.auth.resend({ type: 'sms', phone })).error).toBeNull();
      expect((await client.auth.resend({ type: 'sms', phone })).error?.status).toBe(429);
    }
    expect((await textTo(unknown)).text).toContain('não tem cadastro');
    const second = await codeTo(pending);
    if (first !== second) {
      const old = await client.auth.verifyOtp({ phone: pending, token: first, type: 'sms' });
      expect(old.error?.code).toBe('otp_expired');
    }
    const { data } = await client.auth.verifyOtp({ phone: pending, token: second, type: 'sms' });
    expect(data.user?.phone).toBe(pending.slice(1));
  });

  it('is at once where accounts confirm themselves, and the second time says so', async () => {
    const laptop = await startTestServer();
    const phone = newPhone();
    const { data } = await openClient(laptop).auth.signUp({ phone, password });
    expect(data.session?.user.phone).toBe(phone.slice(1));
    expect((await openClient(laptop).auth.signUp({ phone, password })).error?.code).toBe(
      'user_already_exists',
    );
    const settings = await callAuth(laptop, 'GET', '/settings');
    expect(settings.body).toMatchObject({ external: { phone: true }, phone_autoconfirm: true });
    await laptop.stop();
  });

  it('refuses what names nobody, two, or no way there is', async () => {
    const phone = newPhone();
    const challenge = { code_challenge: 'a'.repeat(43), code_challenge_method: 's256' };
    for (const body of [
      { phone, email: 'a@example.com', password },
      { phone },
      { phone, password, channel: 'pigeon' },
      { phone, password, ...challenge },
      { phone: '0', password },
      { phone: '+55 (11) abc', password },
    ]) {
      const answer = await callAuth(server, 'POST', '/signup', { body });
      expect(answer, JSON.stringify(body)).toMatchObject({
        status: 400,
        body: { error_code: 'validation_failed' },
      });
    }
  });
});

describe('a code by text', () => {
  it('signs in, making the account on the way unless told not to', async () => {
    const phone = newPhone();
    const client = openClient(server);
    const told = await client.auth.signInWithOtp({ phone, options: { shouldCreateUser: false } });
    expect(told.error).toMatchObject({ status: 422, code: 'otp_disabled' });
    const sent = await client.auth.signInWithOtp({ phone, options: { channel: 'whatsapp' } });
    expect(sent.data).toMatchObject({ messageId: expect.stringContaining(phone) });
    const token = await codeTo(phone);
    const { data } = await client.auth.verifyOtp({ phone, token, type: 'sms' });
    expect(data.user).toMatchObject({ phone: phone.slice(1) });
    const twice = await client.auth.verifyOtp({ phone, token, type: 'sms' });
    expect(twice.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('takes the password of an account that its owner never confirmed: a stranger may have set it', async () => {
    const phone = newPhone();
    await openClient(server).auth.signUp({ phone, password: 'do-estranho-1' });
    await forgetLimits(server);
    const owner = openClient(server);
    await owner.auth.signInWithOtp({ phone });
    const { error } = await owner.auth.verifyOtp({ phone, token: await codeTo(phone), type: 'sms' });
    expect(error).toBeNull();
    expect((await logInByPhone(phone, 'do-estranho-1')).body.error_code).toBe('invalid_credentials');
  });

  it('is worth a minute, belongs to its number, and can be guessed five times', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    const client = openClient(server);
    const send = async () => {
      await forgetLimits(server);
      await client.auth.signInWithOtp({ phone });
      return codeTo(phone);
    };
    const show = async (token: string, to = phone) =>
      (await client.auth.verifyOtp({ phone: to, token, type: 'sms' })).error?.code;
    const code = await send();
    expect(await show(code, other)).toBe('otp_expired');
    await query(
      server,
      `update auth.one_time_tokens set created_at = created_at - interval '61 seconds' where relates_to = $1`,
      [phone.slice(1)],
    );
    expect(await show(code)).toBe('otp_expired');
    const next = await send();
    for (let guess = 0; guess < 5; guess += 1) expect(await show(wrongCode(next))).toBe('otp_expired');
    expect(await show(next)).toBe('otp_expired');
    expect(await show(await send())).toBeUndefined();
  });

  it('is verified as what it is: a text by number, a mail by address', async () => {
    for (const body of [
      { type: 'sms', email: 'a@example.com', token: '123456' },
      { type: 'phone_change', email: 'a@example.com', token: '123456' },
      { type: 'magiclink', phone: newPhone(), token: '123456' },
      { type: 'sms', phone: 'nada', token: '123456' },
    ]) {
      const answer = await callAuth(server, 'POST', '/verify', { body });
      expect(answer.body.error_code, JSON.stringify(body)).toBe('validation_failed');
    }
  });

  it('goes to strangers so many times an hour, whatever the numbers, and to nobody when it cannot leave', async () => {
    const few = await startTestServer({ environment: { isAutoconfirm: false, smsPerHour: 2 } });
    const send = async () => (await openClient(few).auth.signInWithOtp({ phone: newPhone() })).error?.code;
    expect([await send(), await send(), await send()]).toEqual([
      undefined,
      undefined,
      'over_sms_send_rate_limit',
    ]);
    expect((await readdir(few.outbox)).filter((name) => name.endsWith('.txt'))).toHaveLength(2);
    await few.stop();
    const broken = await startTestServer({
      environment: { isAutoconfirm: false },
      context: { sms: openOutboxSmsSender({ directory: '/dev/null/outbox' }) },
    });
    const phone = newPhone();
    for (let times = 0; times < 2; times += 1) {
      const { error } = await openClient(broken).auth.signUp({ phone, password });
      expect(error).toMatchObject({ status: 422, code: 'sms_send_failed' });
    }
    expect(await query(broken, 'select 1 from auth.users', [])).toEqual([]);
    await broken.stop();
  });
});

describe('guessing a password by telephone', () => {
  it('is slowed down like any other', async () => {
    const { phone } = await signUpByPhone(server);
    const answers = await Promise.all(Array.from({ length: 12 }, () => logInByPhone(phone, 'errada-123')));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  });
});
