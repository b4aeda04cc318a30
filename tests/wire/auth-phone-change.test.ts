import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forgetLimits } from '../helpers/limits.ts';
import { signUpByMail } from '../helpers/mailed-people.ts';
import { callFunction, openClient } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { findMentions } from './account-steps.ts';
import { query } from './factor-acts.ts';
import { confirmPhone, newPhone, openPhoneActs, signUpByPhone, wrongCode } from './phone-acts.ts';

const password = 'segredo-123';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { isAutoconfirm: false } });
});
afterEach(() => forgetLimits(server));
afterAll(() => server.stop());

const { codeTo, logInByPhone, readFreeCredits, textTo } = openPhoneActs(() => server);

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

  it('is answered alike when it has an account, whose owner gets a text without a code', async () => {
    const [person, owner] = [await signUpByMail(server), await signUpByPhone(server)];
    const ask = async (phone: string) => {
      await forgetLimits(server);
      const { data, error } = await person.client.auth.updateUser({ phone });
      await forgetLimits(server);
      const again = await person.client.auth.resend({ type: 'phone_change', phone });
      const isPending = data.user?.new_phone === phone.slice(1);
      return { error, isPending, keys: Object.keys(data.user ?? {}), isSent: typeof again.data.messageId };
    };
    const free = await ask(newPhone());
    expect(free).toMatchObject({ error: null, isPending: true, isSent: 'string' });
    expect(await ask(owner.phone)).toEqual(free);
    expect((await textTo(owner.phone)).text).toContain('já tem conta');
    expect((await logInByPhone(owner.phone, password)).body.user.phone).toBe(owner.phone.slice(1));
  });

  it('can be sent its code again, and goes to somebody else who is quicker', async () => {
    const [person, other] = [await signUpByMail(server), await signUpByPhone(server)];
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
