import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forgetExpired } from '../../server/auth/forget-expired.ts';
import { asAccountService } from '../../server/db/roles.ts';
import { forgetLimits } from '../helpers/limits.ts';
import { followLink, fragmentOf, signUpByMail } from '../helpers/mailed-people.ts';
import { lastMailTo, type ReceivedMail, readMails } from '../helpers/outbox.ts';
import { openClient, type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth, claimsOf, logIn } from './call-auth.ts';

const password = 'segredo-123';
const site = 'https://fisga.example';
const newEmail = () => `pessoa-${crypto.randomUUID()}@example.com`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { isAutoconfirm: false, publicUrl: site } });
});
afterEach(() => forgetLimits(server));
afterAll(() => server.stop());

const mailTo = (email: string) => lastMailTo(server.outbox, email);
const follow = (mail: ReceivedMail) => followLink(server, mail);

describe('a mail', () => {
  it('says the same in HTML and in plain text, in Portuguese, and asks machines not to answer', async () => {
    const email = newEmail();
    await openClient(server).auth.signUp({ email, password });
    const mail = await mailTo(email);
    expect(mail).toMatchObject({ subject: `${mail.code} é o seu código da Fisga` });
    expect(mail.html).toContain('lang="pt-BR"');
    for (const text of ['Confirme seu e-mail', mail.code ?? '', 'valem por 1\u00a0hora']) {
      expect(mail.html).toContain(text);
      expect(mail.text).toContain(text);
    }
    expect(mail.text).toContain(mail.link?.href);
    expect(mail.link?.href.startsWith(`${site}/auth/v1/verify?token=`)).toBe(true);
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('leaves at most once a minute for each purpose, with the seconds that are left', async () => {
    const email = newEmail();
    const client = openClient(server);
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull();
    for (const again of [
      await client.auth.signInWithOtp({ email }),
      await client.auth.resetPasswordForEmail(email),
    ]) {
      expect(again.error).toMatchObject({
        status: 429,
        code: 'over_email_send_rate_limit',
        message: expect.stringMatching(/only request this after (60|59) seconds/),
      });
    }
    expect((await readMails(server.outbox)).filter(({ to }) => to === email)).toHaveLength(1);
  });
});

describe('a forgotten password', () => {
  it('is replaced by whoever reads the mail, which ends every other session and code', async () => {
    const person = await signUpByMail(server);
    await forgetLimits(server);
    const client = openClient(server);
    await client.auth.resetPasswordForEmail(person.email, { redirectTo: `${site}/reset-password` });
    const target = await follow(await mailTo(person.email));
    expect(target.pathname).toBe('/reset-password');
    const fragment = fragmentOf(target);
    expect(fragment.get('type')).toBe('recovery');
    await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect((await client.auth.updateUser({ password: 'nova-senha-456' })).error).toBeNull();
    const elsewhere = await callAuth(server, 'GET', '/user', { token: person.accessToken });
    expect(elsewhere.body.error_code).toBe('session_not_found');
    expect((await logIn(server, person.email, password)).body.error_code).toBe('invalid_credentials');
    expect((await logIn(server, person.email, 'nova-senha-456')).status).toBe(200);
  });

  it('is answered alike without an account, with a mail that says so to the one who reads it', async () => {
    const person = await signUpByMail(server);
    await forgetLimits(server);
    const unknown = newEmail();
    const answers = await Promise.all(
      [person.email, unknown].map((email) => callAuth(server, 'POST', '/recover', { body: { email } })),
    );
    expect(answers[0]).toMatchObject({ status: 200, body: {} });
    expect(answers[1]).toMatchObject({ status: 200, body: {} });
    expect((await mailTo(unknown)).subject).toBe('Não encontramos sua conta na Fisga');
    const again = await Promise.all(
      [person.email, unknown].map((email) => callAuth(server, 'POST', '/recover', { body: { email } })),
    );
    expect(again.map(({ status }) => status)).toEqual([429, 429]);
    for (const email of ['nada', undefined]) {
      const { body } = await callAuth(server, 'POST', '/recover', { body: { email } });
      expect(body.error_code).toBe('validation_failed');
    }
  });

  it('is not replaced from a mailbox that the account has left', async () => {
    const { email, id } = await signUpByMail(server);
    await openClient(server).auth.resetPasswordForEmail(email);
    const mail = await mailTo(email);
    const { admin } = openClient(server, server.secretKey).auth;
    expect((await admin.updateUserById(id, { email: newEmail() })).error).toBeNull();
    expect(fragmentOf(await follow(mail)).get('error_code')).toBe('otp_expired');
  });

  it('takes the password of an account that its owner never confirmed: a stranger may have set it', async () => {
    const email = newEmail();
    await openClient(server).auth.signUp({ email, password: 'do-estranho-1' });
    await openClient(server).auth.resetPasswordForEmail(email);
    const { code } = await mailTo(email);
    const owner = openClient(server);
    expect((await owner.auth.verifyOtp({ email, token: code ?? '', type: 'recovery' })).error).toBeNull();
    expect((await logIn(server, email, 'do-estranho-1')).body.error_code).toBe('invalid_credentials');
    expect((await owner.auth.updateUser({ password: 'da-dona-123' })).error).toBeNull();
    expect((await logIn(server, email, 'da-dona-123')).status).toBe(200);
  });
});

describe('signing in by mail', () => {
  it('makes an account on the way, unless told not to', async () => {
    const email = newEmail();
    const client = openClient(server);
    const told = await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect(told.error).toMatchObject({ status: 422, code: 'otp_disabled' });
    await client.auth.signInWithOtp({ email, options: { data: { nome: 'Ana' } } });
    const { code } = await mailTo(email);
    const { data } = await client.auth.verifyOtp({ email, token: code ?? '', type: 'email' });
    expect(data.user).toMatchObject({ email, user_metadata: { nome: 'Ana' } });
    const claims = claimsOf(data.session?.access_token ?? '');
    expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] });
    await forgetLimits(server);
    const again = await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect(again.error).toBeNull();
    const link = (await mailTo(email)).link;
    const byHash = await client.auth.verifyOtp({
      token_hash: link?.searchParams.get('token') ?? '',
      type: 'magiclink',
    });
    expect(byHash.data.user?.id).toBe(data.user?.id);
  });

  it('with a code challenge ends in a code that only the client who asked can exchange, once', async () => {
    const email = newEmail();
    const client = openClient(server, server.publishableKey, { flowType: 'pkce' });
    await client.auth.signInWithOtp({ email, options: { emailRedirectTo: `${site}/dashboard` } });
    const mail = await mailTo(email);
    expect(mail.link?.searchParams.get('token')).toMatch(/^pkce_/);
    const target = await follow(mail);
    expect(target.hash).toBe('');
    const code = target.searchParams.get('code') ?? '';
    const stolen = await callAuth(server, 'POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'a'.repeat(64) },
    });
    expect(stolen).toMatchObject({ status: 400, body: { error_code: 'bad_code_verifier' } });
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect((await openClient(server).auth.getUser(data.session?.access_token)).data.user?.email).toBe(email);
    const twice = await callAuth(server, 'POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'a'.repeat(64) },
    });
    expect(twice).toMatchObject({ status: 404, body: { error_code: 'flow_state_not_found' } });
  });

  it('keeps a code for five minutes, and refuses half a challenge', async () => {
    const email = newEmail();
    const client = openClient(server, server.publishableKey, { flowType: 'pkce' });
    await client.auth.signInWithOtp({ email });
    const code = (await follow(await mailTo(email))).searchParams.get('code') ?? '';
    await asAccountService(server.database, (transaction) =>
      transaction.query(
        `update auth.flow_state set auth_code_issued_at = auth_code_issued_at - interval '6 minutes' where auth_code = $1`,
        [code],
      ),
    );
    expect((await client.auth.exchangeCodeForSession(code)).error).toMatchObject({
      status: 422,
      code: 'flow_state_expired',
    });
    for (const challenge of [
      { code_challenge: 'a'.repeat(43) },
      { code_challenge: 'curto', code_challenge_method: 's256' },
      { code_challenge: 'a'.repeat(43), code_challenge_method: 'md5' },
    ]) {
      const answer = await callAuth(server, 'POST', '/otp', { body: { email: newEmail(), ...challenge } });
      expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
    }
  });

  it('refuses what names nobody, or two', async () => {
    for (const body of [
      {},
      { email: 'a@example.com', phone: '+5511987654321' },
      { email: 'a@example.com', channel: 'sms' },
      { email: 'nada' },
    ]) {
      expect((await callAuth(server, 'POST', '/otp', { body })).body.error_code).toBe('validation_failed');
    }
    for (const body of [
      { email: 'a@example.com', token: '123456' },
      { type: 'signup', email: 'a@example.com' },
      { type: 'signup', token: '123456' },
      { type: 'signup', email: 'a@example.com', phone: '+5511987654321', token: '123456' },
      { type: 'signup', token_hash: 'x', email: 'a@example.com' },
      { type: 'outro', email: 'a@example.com', token: '123456' },
    ]) {
      expect(
        (await callAuth(server, 'POST', '/verify', { body })).body.error_code,
        JSON.stringify(body),
      ).toBe('validation_failed');
    }
  });
});

describe('somebody who may not come in', () => {
  it('is not let in by a mail either', async () => {
    const person = await signUpConfirmedAndBan();
    const target = await follow(await mailTo(person.email));
    expect(fragmentOf(target).get('error_code')).toBe('user_banned');
  });

  async function signUpConfirmedAndBan(): Promise<Person> {
    const person = await signUpByMail(server);
    await forgetLimits(server);
    await openClient(server).auth.resetPasswordForEmail(person.email);
    await asAccountService(server.database, (transaction) =>
      transaction.query(`update auth.users set banned_until = now() + interval '1 hour' where id = $1`, [
        person.id,
      ]),
    );
    return person;
  }
});

it('confirms accounts at once where nobody would read the mail, and still recovers them by mail', async () => {
  const laptop = await startTestServer();
  const person = await signUpPerson(laptop);
  await person.client.auth.resetPasswordForEmail(person.email);
  const { code } = await lastMailTo(laptop.outbox, person.email);
  const { data } = await openClient(laptop).auth.verifyOtp({
    email: person.email,
    token: code ?? '',
    type: 'recovery',
  });
  expect(data.user?.id).toBe(person.id);
  await laptop.stop();
});

it('forgets what nobody can use any more, and nothing else', async () => {
  const [fresh, old] = [newEmail(), newEmail()];
  const client = openClient(server);
  for (const email of [fresh, old]) await client.auth.signInWithOtp({ email });
  await asAccountService(server.database, (transaction) =>
    transaction.query(
      `update auth.one_time_tokens set created_at = created_at - interval '25 hours' where relates_to = $1`,
      [old],
    ),
  );
  expect(await forgetExpired(server.database, new Date())).toBeGreaterThanOrEqual(1);
  expect(await forgetExpired(server.database, new Date())).toBe(0);
  const { code } = await mailTo(fresh);
  expect((await client.auth.verifyOtp({ email: fresh, token: code ?? '', type: 'email' })).error).toBeNull();
});
