import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forgetLimits } from '../helpers/limits.ts';
import { followLink, fragmentOf, signUpByMail } from '../helpers/mailed-people.ts';
import { lastMailTo, type ReceivedMail } from '../helpers/outbox.ts';
import { openClient } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth, logIn } from './call-auth.ts';

const password = 'segredo-123';
const newEmail = () => `pessoa-${crypto.randomUUID()}@example.com`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { isAutoconfirm: false } });
});
afterEach(() => forgetLimits(server));
afterAll(() => server.stop());

const mailTo = (email: string) => lastMailTo(server.outbox, email);
const follow = (mail: ReceivedMail) => followLink(server, mail);

describe('changing the e-mail', () => {
  it.each(['the new one first', 'the present one first'])('needs both mailboxes, %s', async (order) => {
    const person = await signUpByMail(server);
    const email = newEmail();
    const asked = await person.client.auth.updateUser({ email });
    expect(asked.data.user).toMatchObject({ email: person.email, new_email: email });
    const mails = [await mailTo(email), await mailTo(person.email)];
    expect(mails[1]?.text).toContain(email);
    if (order === 'the present one first') mails.reverse();
    const half = fragmentOf(await follow(mails[0] as ReceivedMail));
    expect(half.get('message')).toContain('confirm link sent to the other email');
    expect(half.get('access_token')).toBeNull();
    expect(fragmentOf(await follow(mails[0] as ReceivedMail)).get('error_code')).toBe('otp_expired');
    expect((await person.client.auth.getUser()).data.user?.email).toBe(person.email);
    expect(fragmentOf(await follow(mails[1] as ReceivedMail)).get('type')).toBe('email_change');
    const { data } = await person.client.auth.getUser();
    expect(data.user).toMatchObject({ email, identities: [{ identity_data: { email } }] });
    expect(data.user?.new_email).toBeUndefined();
    expect((await logIn(server, email, password)).status).toBe(200);
    expect((await logIn(server, person.email, password)).status).toBe(400);
  });

  it('takes the codes too, each for its own mailbox, and sends both again', async () => {
    const person = await signUpByMail(server);
    const email = newEmail();
    await person.client.auth.updateUser({ email });
    await forgetLimits(server);
    expect((await person.client.auth.resend({ type: 'email_change', email: person.email })).error).toBeNull();
    const [ofNew, ofPresent] = [await mailTo(email), await mailTo(person.email)];
    const client = openClient(server);
    const type = 'email_change';
    const crossed = await client.auth.verifyOtp({ email, token: ofPresent.code ?? '', type });
    if (ofNew.code !== ofPresent.code) expect(crossed.error?.code).toBe('otp_expired');
    const half = await callAuth(server, 'POST', '/verify', {
      body: { type, email: person.email, token: ofPresent.code },
    });
    expect(half).toMatchObject({ status: 200, body: { code: '200' } });
    const whole = await client.auth.verifyOtp({ email, token: ofNew.code ?? '', type });
    expect(whole.data.user?.email).toBe(email);
  });

  it('answers alike for an address that has an account, whose mailbox gets a notice without a link', async () => {
    const [person, owner] = [await signUpByMail(server), await signUpByMail(server)];
    const ask = async (email: string) => {
      const { access_token: token } = (await logIn(server, person.email, password)).body;
      const { status, body } = await callAuth(server, 'PUT', '/user', { token, body: { email } });
      const { new_email, email_change_sent_at, updated_at, ...rest } = body;
      expect([new_email, typeof email_change_sent_at, typeof updated_at]).toEqual([
        email,
        'string',
        'string',
      ]);
      await forgetLimits(server);
      const half = fragmentOf(await follow(await mailTo(person.email)));
      return { status, keys: Object.keys(body), id: rest.id, email: rest.email, said: half.get('message') };
    };
    const free = await ask(newEmail());
    expect(await ask(owner.email)).toEqual(free);
    const notice = await mailTo(owner.email);
    expect(notice.text).toContain('já tem uma conta');
    expect([notice.code, notice.link?.pathname]).toEqual([null, '/login']);
    expect((await person.client.auth.getUser()).data.user?.email).toBe(person.email);
    expect((await logIn(server, owner.email, password)).body.user.email).toBe(owner.email);
  });

  it('gives an address to the first who proves it', async () => {
    const [first, second] = [await signUpByMail(server), await signUpByMail(server)];
    const email = newEmail();
    await first.client.auth.updateUser({ email });
    const firstMails = [await mailTo(email), await mailTo(first.email)];
    await forgetLimits(server);
    await second.client.auth.updateUser({ email });
    const secondMails = [await mailTo(email), await mailTo(second.email)];
    for (const mail of firstMails) await follow(mail);
    await follow(secondMails[0] as ReceivedMail);
    expect(fragmentOf(await follow(secondMails[1] as ReceivedMail)).get('error_code')).toBe('email_exists');
    expect((await second.client.auth.getUser()).data.user?.email).toBe(second.email);
  });
});

describe('proving once more who one is', () => {
  it('mails a code that goes with a new password, right once', async () => {
    const person = await signUpByMail(server);
    expect((await person.client.auth.reauthenticate()).error).toBeNull();
    const { code, link } = await mailTo(person.email);
    expect(link).toBeNull();
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = await person.client.auth.updateUser({ password: 'nova-senha-456', nonce: wrong });
    expect(refused.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    const change = { password: 'nova-senha-456', nonce: code ?? '' };
    expect((await person.client.auth.updateUser(change)).error).toBeNull();
    const twice = await person.client.auth.updateUser({ password: 'outra-senha-7', nonce: code ?? '' });
    expect(twice.error?.code).toBe('reauthentication_not_valid');
    const stranger = await callAuth(server, 'GET', '/reauthenticate');
    expect(stranger).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } });
  });
});
