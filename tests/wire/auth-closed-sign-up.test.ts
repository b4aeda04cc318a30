import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runtimeConfigSchema } from '../../shared/runtime-config.ts';
import { fragmentOf } from '../helpers/mailed-people.ts';
import { lastMailTo, lastTextTo } from '../helpers/outbox.ts';
import { openClient, signUpPerson } from '../helpers/people.ts';
import { openLocalSaml } from '../helpers/saml-provider.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth, logIn } from './call-auth.ts';
import { errorIn, type GoogleStage, publicUrl, startGoogleStage } from './google-stage.ts';

const closed = { isSignUpOpen: false, isManualLinkingEnabled: true, isAnonymousSignInEnabled: true };
const refusal = { status: 422, body: { error_code: 'signup_disabled' } };
const password = 'segredo-123';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { accountRules: closed } });
});
afterAll(() => server.stop());

/** An account from before sign-up was closed, as the operator makes one now. */
async function createAccount(contact: { email: string } | { phone: string }) {
  const admin = openClient(server, server.secretKey).auth.admin;
  const confirmed = { email_confirm: true, phone_confirm: true };
  const { error } = await admin.createUser({ ...contact, password, ...confirmed });
  expect(error).toBeNull();
}

describe('while sign-up is closed', () => {
  it.each([
    ['an e-mail and a password', '/signup', { email: 'nova@example.com', password }],
    ['a telephone and a password', '/signup', { phone: '+5511912340001', password }],
    ['nothing at all', '/signup', {}],
    ['a code by mail', '/otp', { email: 'nova@example.com' }],
    ['a link by mail', '/magiclink', { email: 'nova@example.com' }],
    ['a code by text', '/otp', { phone: '+5511912340002' }],
  ])('a newcomer with %s is refused', async (_, path, body) => {
    expect(await callAuth(server, 'POST', path, { body })).toMatchObject(refusal);
    const users = await callAuth(server, 'GET', '/admin/users?per_page=1000', { apiKey: server.secretKey });
    const contacts = users.body.users.map(
      ({ email, phone }: { email: string; phone: string }) => email || phone,
    );
    expect(contacts).not.toContain('nova@example.com');
  });

  it('people with an account sign in with password, mail and text as ever', async () => {
    const [email, phone] = ['antiga@example.com', '+5511912340003'];
    await createAccount({ email });
    await createAccount({ phone });
    expect((await logIn(server, email, password)).status).toBe(200);
    const { auth } = openClient(server);
    expect((await auth.signInWithOtp({ email })).error).toBeNull();
    const mailed = (await lastMailTo(server.outbox, email)).code ?? '';
    expect((await auth.verifyOtp({ email, token: mailed, type: 'email' })).error).toBeNull();
    expect((await auth.signInWithOtp({ phone })).error).toBeNull();
    const texted = (await lastTextTo(server.outbox, phone)).code ?? '';
    expect((await auth.verifyOtp({ phone, token: texted, type: 'sms' })).error).toBeNull();
  });

  it('a mail to an address without an account leads to no form', async () => {
    const email = 'ninguem@example.com';
    expect((await openClient(server).auth.resetPasswordForEmail(email)).error).toBeNull();
    const mail = await lastMailTo(server.outbox, email);
    expect([mail.subject, mail.link]).toEqual(['Não encontramos sua conta na Fisga', null]);
  });

  it('an invited person opens the account that the operator asks them into', async () => {
    const email = 'convidada@example.com';
    const { error } = await openClient(server, server.secretKey).auth.admin.inviteUserByEmail(email);
    expect(error).toBeNull();
    const token = (await lastMailTo(server.outbox, email)).code ?? '';
    const { data } = await openClient(server).auth.verifyOtp({ email, token, type: 'invite' });
    expect(data.user?.email).toBe(email);
  });

  it('browser and client library can read that it is closed', async () => {
    const config = runtimeConfigSchema.parse(await (await fetch(`${server.url}/config.json`)).json());
    expect(config.isSignUpOpen).toBe(false);
    expect((await callAuth(server, 'GET', '/settings')).body.disable_signup).toBe(true);
  });
});

it('a company’s employee without an account is refused while sign-up is closed, and one with an account is not', async () => {
  const company = await openLocalSaml();
  const rules = { ...closed, isSignUpOpen: true };
  const door = await startTestServer({
    environment: { publicUrl, accountRules: rules },
    context: { samlProviders: [company.settings] },
  });
  const signIn = async (nameId: string) => {
    const { data } = await openClient(door).auth.signInWithSSO({ domain: 'empresa.example' });
    const form = company.answer(data?.url ?? '', { nameId });
    const answer = await fetch(`${door.url}/auth/v1/sso/saml/acs`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    return fragmentOf(new URL(answer.headers.get('location') ?? ''));
  };
  expect((await signIn('ana.silva')).has('access_token')).toBe(true);
  rules.isSignUpOpen = false;
  expect((await signIn('rui.costa')).get('error_code')).toBe('signup_disabled');
  expect((await signIn('ana.silva')).has('access_token')).toBe(true);
  await door.stop();
});

describe('with Google while sign-up is closed', () => {
  const rules = { ...closed, isSignUpOpen: true };
  let stage: GoogleStage;
  beforeAll(async () => {
    stage = await startGoogleStage({ accountRules: rules });
  });
  afterAll(() => stage.stop());

  it('a newcomer is sent back with the reason, and a person with an account comes in', async () => {
    const known = stage.createAccount();
    await stage.signIn(known);
    const person = await signUpPerson(stage.server);
    rules.isSignUpOpen = false;
    const newcomer = stage.createAccount();
    const callback = await stage.google.signIn(await stage.beginSignIn(stage.openClient()), newcomer);
    expect(errorIn(await stage.comeBack(callback))).toBe('signup_disabled');
    expect((await stage.signIn(known)).user.email).toBe(known.email);
    const joining = stage.createAccount({ email: person.email });
    expect((await stage.signIn(joining)).user.id).toBe(person.id);
  });

  it('an ID token of a newcomer is refused', async () => {
    rules.isSignUpOpen = false;
    const token = await stage.google.issueIdToken({ ...stage.createAccount() });
    const { error } = await openClient(stage.server).auth.signInWithIdToken({ provider: 'google', token });
    expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
  });
});
