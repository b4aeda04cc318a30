import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../../server/db/roles.ts';
import { openOutboxSmsSender } from '../../server/sms/outbox-sms-sender.ts';
import { forgetLimits } from '../helpers/limits.ts';
import { signUpByMail } from '../helpers/mailed-people.ts';
import { lastTextTo } from '../helpers/outbox.ts';
import { callFunction, openClient } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { findMentions } from './account-steps.ts';
import { callAuth, claimsOf } from './call-auth.ts';
import { query } from './factor-acts.ts';
import { confirmPhone, newPhone, signUpByPhone, wrongCode } from './phone-acts.ts';

const password = 'segredo-123';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { isAutoconfirm: false } });
});
afterEach(() => forgetLimits(server));
afterAll(() => server.stop());

const readFreeCredits = async (id: string) => {
  const sql = 'select credits_remaining as left from public.free_credits where user_id = $1';
  return (await asOperator(server.database, (transaction) => transaction.query(sql, [id]))).rows[0];
};
const textTo = (phone: string) => lastTextTo(server.outbox, phone);
const codeTo = async (phone: string) => (await textTo(phone)).code ?? '';
const logInByPhone = (phone: string, shown: string) =>
  callAuth(server, 'POST', '/token?grant_type=password', { body: { phone, password: shown } });

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

describe('a new telephone', () => {
  it('is the account’s once its code was shown, and then signs in', async () => {
    const person = await signUpByMail(server);
    const phone = newPhone();
    const { data, error } = await person.client.auth.updateUser({ phone });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone: '', new_phone: phone.slice(1) });
    expect((await logInByPhone(phone, password)).body.error_code).toBe('invalid_credentials');
    const wrong = await person.client.auth.verifyOtp({
      phone,
      token: wrongCode(await codeTo(phone)),
      type: 'phone_change',
    });
    expect(wrong.error?.code).toBe('otp_expired');
    await confirmPhone(server, person.client, { phone, type: 'phone_change' });
    const { data: now } = await person.client.auth.getUser();
    expect(now.user).toMatchObject({
      id: person.id,
      email: person.email,
      phone: phone.slice(1),
      app_metadata: { providers: ['email', 'phone'] },
    });
    expect(now.user?.new_phone).toBeUndefined();
    expect((await logInByPhone(phone, password)).body.user.id).toBe(person.id);
  });

  it('can be sent its code again, and is refused when it is somebody else’s', async () => {
    const [person, other] = [await signUpByMail(server), await signUpByPhone(server)];
    const taken = await person.client.auth.updateUser({ phone: other.phone });
    expect(taken.error).toMatchObject({ status: 422, code: 'phone_exists' });
    const phone = newPhone();
    await person.client.auth.updateUser({ phone });
    expect((await person.client.auth.updateUser({ phone })).error?.code).toBe('over_sms_send_rate_limit');
    await forgetLimits(server);
    expect((await person.client.auth.resend({ type: 'phone_change', phone })).error).toBeNull();
    // Somebody is quicker.
    await forgetLimits(server);
    const token = await codeTo(phone);
    await query(server, 'update auth.users set phone = $2 where id = $1', [other.id, phone.slice(1)]);
    const late = await openClient(server).auth.verifyOtp({ phone, token, type: 'phone_change' });
    expect(late.error?.code).toBe('otp_expired');
    const nothing = await openClient(server).auth.resend({ type: 'phone_change', phone: newPhone() });
    expect(nothing.error).toBeNull();
  });

  it('of an account without e-mail gets the code for a new password, and an e-mail beside it', async () => {
    const { client, phone } = await signUpByPhone(server);
    await forgetLimits(server);
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const nonce = await codeTo(phone);
    const wrong = await client.auth.updateUser({ password: 'nova-senha-456', nonce: wrongCode(nonce) });
    expect(wrong.error?.code).toBe('reauthentication_not_valid');
    expect((await client.auth.updateUser({ password: 'nova-senha-456', nonce })).error).toBeNull();
    expect((await logInByPhone(phone, 'nova-senha-456')).status).toBe(200);
  });

  it('is a way to sign in that can be taken away, but not the last one', async () => {
    const { client, phone } = await signUpByPhone(server);
    const only = await client.auth.getUserIdentities();
    const [identity] = only.data?.identities ?? [];
    if (identity === undefined) throw new Error('No identity');
    const last = await client.auth.unlinkIdentity(identity);
    expect(last.error?.code).toBe('single_identity_not_deletable');
    const person = await signUpByMail(server);
    const second = newPhone();
    await person.client.auth.updateUser({ phone: second });
    await confirmPhone(server, person.client, { phone: second, type: 'phone_change' });
    const { data } = await person.client.auth.getUserIdentities();
    const mine = data?.identities.find(({ provider }) => provider === 'phone');
    if (mine === undefined) throw new Error('No identity');
    expect((await person.client.auth.unlinkIdentity(mine)).error).toBeNull();
    expect((await person.client.auth.getUser()).data.user).toMatchObject({ phone: '', email: person.email });
    expect((await logInByPhone(second, password)).body.error_code).toBe('invalid_credentials');
    expect((await logInByPhone(phone, password)).status).toBe(200);
  });
});

describe('deleting an account without e-mail', () => {
  it('takes its telephone, typed again, and leaves nothing but its mark', async () => {
    const person = await signUpByPhone(server);
    const remove = (confirmation: string) =>
      callFunction(server, person, 'delete-account', { confirmation, password });
    expect(await remove(newPhone())).toMatchObject({ status: 400, body: { code: 'wrong_confirmation' } });
    expect(await remove('')).toMatchObject({ status: 400 });
    expect(await remove(person.phone)).toMatchObject({ status: 200 });
    expect(await findMentions(server.database, person.phone.slice(1))).toEqual([]);
    const again = openClient(server);
    await again.auth.signInWithOtp({ phone: person.phone });
    const { user } = await confirmPhone(server, again, { phone: person.phone, type: 'sms' });
    expect(await readFreeCredits(user?.id ?? '')).toEqual({ left: 0 });
  });
});

describe('an operator', () => {
  it('makes and changes accounts with a telephone', async () => {
    const admin = openClient(server, server.secretKey);
    const phone = newPhone();
    const made = await admin.auth.admin.createUser({ phone, password, phone_confirm: true });
    expect(made.error).toBeNull();
    expect((await logInByPhone(phone, password)).status).toBe(200);
    expect((await admin.auth.admin.createUser({ phone, password })).error?.code).toBe('phone_exists');
    const next = newPhone();
    const changed = await admin.auth.admin.updateUserById(made.data.user?.id ?? '', { phone: next });
    expect(changed.data.user).toMatchObject({ phone: next.slice(1), phone_confirmed_at: expect.any(String) });
    const both = await admin.auth.admin.createUser({
      email: `${crypto.randomUUID()}@example.com`,
      phone: newPhone(),
    });
    expect(both.data.user?.app_metadata.providers).toEqual(['email', 'phone']);
  });
});
