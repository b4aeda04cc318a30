import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openMailer } from '../../server/mail/open-mailer.ts';
import { forgetLimits } from '../helpers/limits.ts';
import { followLink, fragmentOf, signUpByMail } from '../helpers/mailed-people.ts';
import { lastMailTo, lastTextTo } from '../helpers/outbox.ts';
import { openClient } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth, logIn, refresh } from './call-auth.ts';
import { enrollApp, query } from './factor-acts.ts';
import { newPhone, openPhoneActs } from './phone-acts.ts';

const password = 'da-dona-123';
const strangersPassword = 'do-estranho-1';
const newEmail = () => `pessoa-${crypto.randomUUID()}@example.com`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { isAutoconfirm: false } });
});
afterEach(() => forgetLimits(server));
afterAll(() => server.stop());

const { codeTo, logInByPhone } = openPhoneActs(() => server);
const mailTo = (email: string) => lastMailTo(server.outbox, email);
const follow = async (email: string) => fragmentOf(await followLink(server, await mailTo(email)));

interface SignUp {
  email?: string;
  phone?: string;
  password: string;
  data?: Record<string, unknown>;
}

/** As if a minute had passed since the last message. */
async function signUp(input: SignUp) {
  await forgetLimits(server);
  const answer = await callAuth(server, 'POST', '/signup', { body: input });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

const strangersSignUp = (contact: { email: string } | { phone: string }) =>
  signUp({ ...contact, password: strangersPassword, data: { nome: 'Eva' } });
const ownersSignUp = (contact: { email: string } | { phone: string }) =>
  signUp({ ...contact, password, data: { cidade: 'Natal' } });

async function requireOwnersAccount(email: string): Promise<void> {
  expect((await logIn(server, email, strangersPassword)).body.error_code).toBe('invalid_credentials');
  const { status, body } = await logIn(server, email, password);
  expect({ status, metadata: body.user?.user_metadata }).toEqual({
    status: 200,
    metadata: { cidade: 'Natal' },
  });
}

describe('an address that a stranger signed up first', () => {
  it('opens with the password of the owner’s own sign-up once they follow its link, and never with the stranger’s', async () => {
    const email = newEmail();
    const before = await strangersSignUp({ email });
    const strangersMail = await mailTo(email);
    const after = await ownersSignUp({ email });
    expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted());
    expect((await logIn(server, email, strangersPassword)).body.error_code).toBe('invalid_credentials');
    expect((await logIn(server, email, password)).body.error_code).toBe('email_not_confirmed');
    expect(fragmentOf(await followLink(server, strangersMail)).get('error_code')).toBe('otp_expired');
    expect((await follow(email)).get('access_token')).toBeTruthy();
    await requireOwnersAccount(email);
  });

  it('opens with it as well once they type its code, or the code of the mail they asked for again', async () => {
    const [typed, again] = [newEmail(), newEmail()];
    for (const email of [typed, again]) {
      await strangersSignUp({ email });
      await ownersSignUp({ email });
    }
    await forgetLimits(server);
    await openClient(server).auth.resend({ type: 'signup', email: again });
    for (const email of [typed, again]) {
      const { code } = await mailTo(email);
      const proven = await openClient(server).auth.verifyOtp({ email, token: code ?? '', type: 'signup' });
      expect(proven.error).toBeNull();
      expect(proven.data.user?.user_metadata).toEqual({ cidade: 'Natal' });
      await requireOwnersAccount(email);
    }
  });

  it('is called so in the mail, because a stranger may also sign it up after its owner did', async () => {
    const email = newEmail();
    const warning = 'Houve mais de um cadastro com este e-mail';
    await ownersSignUp({ email });
    expect((await mailTo(email)).text).not.toContain(warning);
    await strangersSignUp({ email });
    expect((await mailTo(email)).text).toContain(warning);
    await forgetLimits(server);
    await openClient(server).auth.resend({ type: 'signup', email });
    expect((await mailTo(email)).text).toContain(warning);
  });

  it('keeps neither session, second factor, identity nor pending code of the stranger', async () => {
    const stranger = await signUpByMail(server);
    const { email, id } = stranger;
    const { data } = await stranger.client.auth.getSession();
    await enrollApp(stranger.client);
    await forgetLimits(server);
    await stranger.client.auth.updateUser({ email: newEmail() });
    await stranger.client.auth.updateUser({ phone: newPhone() });
    await query(server, 'update auth.users set email_confirmed_at = null where id = $1', [id]);
    await query(
      server,
      `insert into auth.identities (user_id, provider, provider_id, identity_data) values ($1, 'google', $2, '{}')`,
      [id, crypto.randomUUID()],
    );
    await ownersSignUp({ email });
    const token = stranger.accessToken;
    expect((await callAuth(server, 'GET', '/user', { token })).body.error_code).toBe('session_not_found');
    expect((await refresh(server, data.session?.refresh_token ?? '')).body.error_code).toBe(
      'refresh_token_not_found',
    );
    await follow(email);
    const { body } = await logIn(server, email, password);
    expect(body.user).toMatchObject({
      id,
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', identity_data: { email, email_verified: true } }],
    });
    for (const left of ['factors', 'new_email', 'new_phone']) expect(body.user).not.toHaveProperty(left);
  });

  it('opens with neither password nor data of the stranger after a mail that asks for no sign-up of theirs', async () => {
    const [byMagicLink, byRecovery] = [newEmail(), newEmail()];
    for (const email of [byMagicLink, byRecovery]) await strangersSignUp({ email });
    const owner = openClient(server);
    await owner.auth.signInWithOtp({ email: byMagicLink, options: { data: { cidade: 'Natal' } } });
    await owner.auth.resetPasswordForEmail(byRecovery);
    for (const [email, metadata] of [
      [byMagicLink, { cidade: 'Natal' }],
      [byRecovery, {}],
    ] as const) {
      const token = (await follow(email)).get('access_token') ?? '';
      const { body } = await callAuth(server, 'GET', '/user', { token });
      expect(body.user_metadata).toEqual(metadata);
      expect((await logIn(server, email, strangersPassword)).body.error_code).toBe('invalid_credentials');
    }
  });

  it('keeps the data of its own magic link, and what its owner makes of the account later', async () => {
    const email = newEmail();
    const owner = openClient(server);
    await owner.auth.signInWithOtp({ email, options: { data: { cidade: 'Natal' } } });
    const first = await owner.auth.verifyOtp({
      email,
      token: (await mailTo(email)).code ?? '',
      type: 'email',
    });
    expect(first.data.user?.user_metadata).toEqual({ cidade: 'Natal' });
    await owner.auth.updateUser({ password, data: { nome: 'Ana' } });
    await forgetLimits(server);
    await openClient(server).auth.signInWithOtp({ email, options: { data: { nome: 'Eva' } } });
    await follow(email);
    const { body } = await logIn(server, email, password);
    expect(body.user.user_metadata).toEqual({ cidade: 'Natal', nome: 'Ana' });
  });

  it('opens with what the operator’s link says of it, not with what the stranger left', async () => {
    const apiKey = server.secretKey;
    for (const [type, given] of [
      ['invite', null],
      ['signup', password],
      ['magiclink', null],
      ['recovery', null],
    ] as const) {
      const email = newEmail();
      await strangersSignUp({ email });
      const body = { type, email, data: { cidade: 'Natal' }, ...(given && { password: given }) };
      const made = await callAuth(server, 'POST', '/admin/generate_link', { apiKey, body });
      expect(made.status, JSON.stringify(made.body)).toBe(200);
      const { hashed_token: tokenHash } = made.body;
      const { data } = await openClient(server).auth.verifyOtp({ token_hash: tokenHash, type });
      expect(data.user?.user_metadata, type).toEqual(type === 'recovery' ? {} : { cidade: 'Natal' });
      expect((await logIn(server, email, strangersPassword)).status, type).toBe(400);
      if (given !== null) expect((await logIn(server, email, given)).status).toBe(200);
    }
  });

  it('is the owner’s whatever the order of their link and the stranger’s next sign-up, at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const email = newEmail();
      await ownersSignUp({ email });
      const mail = await mailTo(email);
      await forgetLimits(server);
      const [target] = await Promise.all([
        followLink(server, mail),
        callAuth(server, 'POST', '/signup', { body: { email, password: strangersPassword } }),
      ]);
      if (fragmentOf(target).get('access_token')) await requireOwnersAccount(email);
      else
        expect((await logIn(server, email, strangersPassword)).body.error_code).toBe('email_not_confirmed');
    }
  });

  it('stays as it was confirmed when that happens while a stranger’s sign-up sends its mail', async () => {
    const email = newEmail();
    let confirm: (() => Promise<unknown>) | null = null;
    const outbox = openMailer({
      smtpUrl: null,
      mailFrom: 'Fisga <oi@fisga.example>',
      outboxDirectory: server.outbox,
    });
    const slow = await startTestServer({
      environment: { isAutoconfirm: false },
      context: {
        mailer: {
          ...outbox,
          async send(mail) {
            await outbox.send(mail);
            await confirm?.();
          },
        },
      },
    });
    await callAuth(slow, 'POST', '/signup', { body: { email, password } });
    const mail = await mailTo(email);
    await forgetLimits(slow);
    confirm = () => followLink(slow, mail);
    const repeated = await callAuth(slow, 'POST', '/signup', {
      body: { email, password: strangersPassword },
    });
    expect(repeated.body).toMatchObject({ email, identities: [] });
    expect((await logIn(slow, email, password)).status).toBe(200);
    expect((await logIn(slow, email, strangersPassword)).status).toBe(400);
    await slow.stop();
  });
});

describe('a telephone that a stranger signed up first', () => {
  it('opens with the password of the owner’s own sign-up, also when they ask for the code again', async () => {
    for (const asksAgain of [false, true]) {
      const phone = newPhone();
      await strangersSignUp({ phone });
      await ownersSignUp({ phone });
      if (asksAgain) {
        await forgetLimits(server);
        await openClient(server).auth.resend({ type: 'sms', phone });
      }
      const token = await codeTo(phone);
      const { data } = await openClient(server).auth.verifyOtp({ phone, token, type: 'sms' });
      expect(data.user?.user_metadata).toEqual({ cidade: 'Natal' });
      expect((await logInByPhone(phone, strangersPassword)).body.error_code).toBe('invalid_credentials');
      expect((await logInByPhone(phone, password)).status).toBe(200);
    }
  });

  it('opens with nothing of the stranger’s after a code that belongs to no sign-up', async () => {
    const phone = newPhone();
    await strangersSignUp({ phone });
    await forgetLimits(server);
    await openClient(server).auth.signInWithOtp({ phone });
    const { code } = await lastTextTo(server.outbox, phone);
    const { data } = await openClient(server).auth.verifyOtp({ phone, token: code ?? '', type: 'sms' });
    expect(data.user?.user_metadata).toEqual({});
    expect((await logInByPhone(phone, strangersPassword)).body.error_code).toBe('invalid_credentials');
  });
});

it('gives an unconfirmed account without the stranger’s sessions to a person who signs up where nothing confirms', async () => {
  const laptop = await startTestServer();
  const email = newEmail();
  const first = await callAuth(laptop, 'POST', '/signup', { body: { email, password: strangersPassword } });
  await query(laptop, 'update auth.users set email_confirmed_at = null where email = $1', [email]);
  const second = await callAuth(laptop, 'POST', '/signup', { body: { email, password } });
  expect(second.body.user).toMatchObject({ email, identities: [{ provider: 'email' }] });
  const old = await callAuth(laptop, 'GET', '/user', { token: first.body.access_token });
  expect(old.body.error_code).toBe('session_not_found');
  expect((await logIn(laptop, email, strangersPassword)).status).toBe(400);
  expect((await logIn(laptop, email, password)).status).toBe(200);
  await laptop.stop();
});
