import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asAccountService } from '../../server/db/roles.ts';
import { forgetLimits } from '../helpers/limits.ts';
import { followLink, fragmentOf, signUpByMail } from '../helpers/mailed-people.ts';
import { lastMailTo, type ReceivedMail } from '../helpers/outbox.ts';
import { openClient } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth, logIn } from './call-auth.ts';

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

async function age(email: string, minutes: number): Promise<void> {
  await asAccountService(server.database, (transaction) =>
    transaction.query(
      `update auth.one_time_tokens set created_at = created_at - make_interval(mins => $2) where relates_to = $1`,
      [email, minutes],
    ),
  );
}

describe('confirming a new account', () => {
  it('by its link signs in, on the page that was asked for', async () => {
    const email = newEmail();
    const client = openClient(server);
    const signUp = await client.auth.signUp({
      email,
      password,
      options: { emailRedirectTo: `${site}/second-step` },
    });
    expect(signUp.data).toMatchObject({ session: null, user: { confirmation_sent_at: expect.any(String) } });
    const target = await follow(await mailTo(email));
    expect(target.href.split('#')[0]).toBe(`${site}/second-step`);
    const fragment = fragmentOf(target);
    expect(fragment.get('type')).toBe('signup');
    const { data } = await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(data.user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      identities: [{ provider: 'email', identity_data: { email_verified: true } }],
    });
    expect((await logIn(server, email, password)).status).toBe(200);
  });

  it('works once, by the link or by the code, and never after an hour', async () => {
    const email = newEmail();
    const client = openClient(server);
    await client.auth.signUp({ email, password });
    const mail = await mailTo(email);
    await follow(mail);
    expect(fragmentOf(await follow(mail)).get('error_code')).toBe('otp_expired');
    const byCode = await client.auth.verifyOtp({ email, token: mail.code ?? '', type: 'signup' });
    expect(byCode.error).toMatchObject({ status: 403, code: 'otp_expired' });

    const late = newEmail();
    await client.auth.signUp({ email: late, password });
    await age(late, 61);
    const lateMail = await mailTo(late);
    expect(fragmentOf(await follow(lateMail)).get('error_code')).toBe('otp_expired');
    const lateCode = await client.auth.verifyOtp({ email: late, token: lateMail.code ?? '', type: 'email' });
    expect(lateCode.error?.code).toBe('otp_expired');
    expect((await logIn(server, late, password)).body.error_code).toBe('email_not_confirmed');
  });

  it('is not spent by what looks a link up before it is opened', async () => {
    const email = newEmail();
    await openClient(server).auth.signUp({ email, password });
    const mail = await mailTo(email);
    const looked = await callAuth(server, 'HEAD', `/verify${mail.link?.search}`, { apiKey: null });
    expect(looked.status).toBe(204);
    expect(fragmentOf(await follow(mail)).get('access_token')).toBeTruthy();
  });

  it('can be asked for again, which makes the first mail worthless', async () => {
    const email = newEmail();
    const client = openClient(server);
    await client.auth.signUp({ email, password });
    const first = await mailTo(email);
    await forgetLimits(server);
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
    const second = await mailTo(email);
    expect(second.code === first.code && second.link?.href === first.link?.href).toBe(false);
    expect(fragmentOf(await follow(first)).get('error_code')).toBe('otp_expired');
    expect(fragmentOf(await follow(second)).get('access_token')).toBeTruthy();
  });

  it('tells the owner of a taken address alone that it is taken', async () => {
    const person = await signUpByMail(server);
    await forgetLimits(server);
    const { data, error } = await openClient(server).auth.signUp({ email: person.email, password });
    expect({ error, identities: data.user?.identities }).toEqual({ error: null, identities: [] });
    expect((await mailTo(person.email)).subject).toBe('Você já tem conta na Fisga');
    await forgetLimits(server);
    await openClient(server).auth.resend({ type: 'signup', email: person.email });
    expect((await mailTo(person.email)).link?.pathname).toBe('/login');
  });
});
