import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followLink, fragmentOf } from '../helpers/mailed-people.ts';
import { lastMailTo, readMails } from '../helpers/outbox.ts';
import { openClient } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth, logIn } from './call-auth.ts';
import { query } from './factor-acts.ts';

const site = 'https://fisga.example';
const password = 'segredo-123';
const newEmail = () => `${crypto.randomUUID()}@example.com`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { isAutoconfirm: false, publicUrl: site } });
});
afterAll(() => server.stop());

const invite = (email: string, options: { data?: object; redirectTo?: string } = {}) =>
  openClient(server, server.secretKey).auth.admin.inviteUserByEmail(email, options);

describe('an invitation', () => {
  it('is mailed in Portuguese, opens the account, and lets its person choose a password', async () => {
    const email = newEmail();
    const options = { data: { nome: 'Ana' }, redirectTo: `${site}/dashboard` };
    const { data, error } = await invite(email, options);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      invited_at: expect.any(String),
      confirmation_sent_at: expect.any(String),
      user_metadata: { nome: 'Ana' },
    });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const mail = await lastMailTo(server.outbox, email);
    expect(mail.subject).toBe('Seu convite para a Fisga');
    const target = await followLink(server, mail);
    expect(target.href.startsWith(`${site}/dashboard#`)).toBe(true);
    expect(fragmentOf(target).get('type')).toBe('invite');
    const token = fragmentOf(target).get('access_token') ?? '';
    expect((await callAuth(server, 'PUT', '/user', { body: { password }, token })).status).toBe(200);
    expect((await logIn(server, email, password)).body.user.email_confirmed_at).toEqual(expect.any(String));
  });

  it('is sent once a minute to an address, and the last one counts', async () => {
    const email = newEmail();
    await invite(email);
    const first = await lastMailTo(server.outbox, email);
    expect((await invite(email)).error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    await query(server, `delete from private.rate_limits where bucket = $1`, [`mail:invite:${email}`]);
    expect((await invite(email)).error).toBeNull();
    const old = fragmentOf(await followLink(server, first));
    expect(old.get('error_code')).toBe('otp_expired');
    const last = fragmentOf(await followLink(server, await lastMailTo(server.outbox, email)));
    expect(last.has('access_token')).toBe(true);
  });

  it('takes the password away that a stranger set while the address was unconfirmed, as a generated link does', async () => {
    for (const send of [
      (email: string) => invite(email),
      (email: string) =>
        openClient(server, server.secretKey).auth.admin.generateLink({ type: 'invite', email }),
    ]) {
      const email = newEmail();
      await openClient(server).auth.signUp({ email, password, options: { data: { dona: 'outra' } } });
      const { data, error } = await send(email);
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ invited_at: expect.any(String), user_metadata: {} });
      const stored = await query(server, 'select encrypted_password from auth.users where email = $1', [
        email,
      ]);
      expect(stored).toEqual([{ encrypted_password: null }]);
    }
  });

  it('is refused for an address with an account and for no address, and sends nothing', async () => {
    const email = newEmail();
    const admin = openClient(server, server.secretKey).auth.admin;
    await admin.createUser({ email, email_confirm: true });
    expect((await invite(email)).error).toMatchObject({ status: 422, code: 'email_exists' });
    expect((await invite('xx')).error).toMatchObject({
      status: 400,
      message: 'Unable to validate email address: invalid format',
    });
    expect((await readMails(server.outbox)).filter(({ to }) => to === email)).toEqual([]);
  });
});
