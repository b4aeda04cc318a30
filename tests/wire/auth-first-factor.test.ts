import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forgetLimits } from '../helpers/limits.ts';
import { followLink, fragmentOf, signUpByMail } from '../helpers/mailed-people.ts';
import { lastMailTo } from '../helpers/outbox.ts';
import { openClient } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { exportAccount } from './account-steps.ts';
import { enrollApp, showApp } from './factor-acts.ts';
import { newPhone, openPhoneActs } from './phone-acts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { isAutoconfirm: false } });
});
afterEach(() => forgetLimits(server));
afterAll(() => server.stop());

const { codeTo } = openPhoneActs(() => server);

describe('the first second factor', () => {
  it('ends changes of telephone and e-mail that were begun without it', async () => {
    const { client, email } = await signUpByMail(server);
    const phone = newPhone();
    const newEmail = `nova-${crypto.randomUUID()}@example.com`;
    await client.auth.updateUser({ phone });
    await client.auth.updateUser({ email: newEmail });
    const [toNew, toOld] = [
      await lastMailTo(server.outbox, newEmail),
      await lastMailTo(server.outbox, email),
    ];
    await showApp(server, client, await enrollApp(client));
    const token = await codeTo(phone);
    const byText = await openClient(server).auth.verifyOtp({ phone, token, type: 'phone_change' });
    expect(byText.error?.code).toBe('otp_expired');
    for (const mail of [toNew, toOld])
      expect(fragmentOf(await followLink(server, mail)).get('error_code')).toBe('otp_expired');
    await forgetLimits(server);
    expect((await client.auth.resend({ type: 'phone_change', phone })).data.messageId).toBeUndefined();
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({ email, phone: '' });
    expect(data.user?.new_email ?? data.user?.new_phone).toBeUndefined();
  });

  it('is asked for before the account’s data are handed out, by a token from before it as well', async () => {
    const person = await signUpByMail(server);
    await showApp(server, person.client, await enrollApp(person.client));
    const early = await exportAccount(server, person);
    expect(early).toMatchObject({ status: 401, record: { code: 'no_session' } });
    const { data } = await person.client.auth.getSession();
    expect((await exportAccount(server, { accessToken: data.session?.access_token ?? '' })).status).toBe(200);
  });
});
