import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readEnvironment } from '../../server/env.ts';
import { forgetLimits } from '../helpers/limits.ts';
import { type MailServer, startMailServer } from '../helpers/mail-server.ts';
import { readMails } from '../helpers/outbox.ts';
import { openClient } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth, logIn } from './call-auth.ts';

const password = 'segredo-123';
const newEmail = () => `pessoa-${crypto.randomUUID()}@example.com`;

let mailServer: MailServer;
let server: TestServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  const environment = readEnvironment({
    LOG_LEVEL: 'silent',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Fisga <oi@fisga.example>',
  });
  server = await startTestServer({ environment });
});
afterEach(() => {
  mailServer.behave('take');
  return forgetLimits(server);
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

it('takes the mails, and accounts wait for what they say', async () => {
  const email = newEmail();
  const client = openClient(server);
  const { data } = await client.auth.signUp({ email, password });
  expect(data.session).toBeNull();
  const mail = mailServer.received.at(-1);
  expect(mail).toMatchObject({ to: email, from: 'oi@fisga.example' });
  expect(await readMails(server.outbox)).toEqual([]);
  const confirmed = await client.auth.verifyOtp({ email, token: mail?.code ?? '', type: 'signup' });
  expect(confirmed.data.session).not.toBeNull();
});

it('that refuses a mail leaves nothing half done, and the next try needs no waiting', async () => {
  const email = newEmail();
  const client = openClient(server);
  mailServer.behave('refuse');
  const failed = await client.auth.signUp({ email, password });
  expect(failed.error).toMatchObject({ status: 422, code: 'email_send_failed' });
  expect((await logIn(server, email, password)).body.error_code).toBe('invalid_credentials');
  for (const path of ['/recover', '/otp']) {
    const answer = await callAuth(server, 'POST', path, { body: { email } });
    expect(answer, path).toMatchObject({ status: 422, body: { error_code: 'email_send_failed' } });
  }
  mailServer.behave('take');
  expect((await client.auth.signUp({ email, password })).error).toBeNull();
  const { code } = mailServer.received.at(-1) ?? {};
  const confirmed = await client.auth.verifyOtp({ email, token: code ?? '', type: 'signup' });
  expect(confirmed.error).toBeNull();
});

it('that refuses leaves an e-mail change, and the links before it, as they were', async () => {
  const email = newEmail();
  const client = openClient(server);
  await client.auth.signUp({ email, password });
  await client.auth.verifyOtp({ email, token: mailServer.received.at(-1)?.code ?? '', type: 'signup' });
  await client.auth.resetPasswordForEmail(email);
  const { code } = mailServer.received.at(-1) ?? {};
  await forgetLimits(server);
  mailServer.behave('refuse');
  expect((await client.auth.updateUser({ email: newEmail() })).error?.code).toBe('email_send_failed');
  expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined();
  expect((await client.auth.resetPasswordForEmail(email)).error?.code).toBe('email_send_failed');
  const used = await client.auth.verifyOtp({ email, token: code ?? '', type: 'recovery' });
  expect(used.error).toBeNull();
});

it('that is gone is said so within seconds, and holds up nobody else', async () => {
  const gone = await startMailServer();
  const environment = readEnvironment({
    LOG_LEVEL: 'silent',
    SMTP_URL: gone.url,
    MAIL_FROM: 'oi@fisga.example',
  });
  await gone.stop();
  const alone = await startTestServer({ environment });
  const waiting = openClient(alone).auth.signUp({ email: newEmail(), password });
  expect((await callAuth(alone, 'GET', '/health')).status).toBe(200);
  expect((await waiting).error?.code).toBe('email_send_failed');
  await alone.stop();
});
