import { URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth } from './call-auth.ts';
import { challenge, enrollApp, query, showApp, signInElsewhere, tokensOf } from './factor-acts.ts';

const publicUrl = 'https://fisga.example';

describe('a second factor', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: { publicUrl } });
  });
  afterAll(() => server.stop());

  it('is shown to an app as text, as an address and as a picture that can do nothing', async () => {
    const { client, email } = await signUpPerson(server);
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Celular' });
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'Celular', id: expect.any(String) });
    const { qr_code: picture = '', secret = '', uri = '' } = data?.totp ?? {};
    expect(URI.parse(uri)).toMatchObject({ issuer: 'fisga.example', label: email, algorithm: 'SHA1' });
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const svg = picture.replace('data:image/svg+xml;utf-8,', '');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^<>]*>(<path [^<>]*\/>)+<\/svg>$/);
    // In the address that supabase-js makes of it, a # would cut it off.
    expect(svg).not.toMatch(/#|%|script|href|\son\w+=/);
    const named = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'B',
      issuer: 'Fisga ção',
    });
    expect(URI.parse(named.data?.totp.uri ?? '').issuer).toBe('Fisga ção');
    expect((await client.auth.getUser()).data.user?.factors?.[0]).not.toHaveProperty('secret');
  });

  it('has a name of its own, and no name is a name too', async () => {
    const { client } = await signUpPerson(server);
    const enroll = async (friendlyName?: string) =>
      (
        await client.auth.mfa.enroll({
          factorType: 'totp',
          ...(friendlyName === undefined ? {} : { friendlyName }),
        })
      ).error;
    expect(await enroll('Celular')).toBeNull();
    expect(await enroll('Celular')).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
    expect(await enroll()).toBeNull();
    for (const name of ['', undefined]) expect((await enroll(name))?.code).toBe('mfa_factor_name_conflict');
  });

  it('must be proven within five minutes, or the next one takes its place', async () => {
    const { client } = await signUpPerson(server);
    const first = await enrollApp(client);
    await query(
      server,
      `update auth.mfa_factors set created_at = now() - interval '299 seconds' where id = $1`,
      [first.id],
    );
    await expect(enrollApp(client)).rejects.toMatchObject({ code: 'mfa_factor_name_conflict' });
    await query(
      server,
      `update auth.mfa_factors set created_at = now() - interval '301 seconds' where id = $1`,
      [first.id],
    );
    const second = await enrollApp(client);
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.all.map(({ id }) => id)).toEqual([second.id]);
  });

  it('is one of ten at most, even when many are enrolled at once', async () => {
    const person = await signUpPerson(server);
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        callAuth(server, 'POST', '/factors', {
          token: person.accessToken,
          body: { factor_type: 'totp', friendly_name: `App ${index}` },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused.map(({ body }) => body.error_code)).toEqual(
      Array(4).fill('too_many_enrolled_mfa_factors'),
    );
  });

  it('must be shown before another is enrolled, or one that waits is proven', async () => {
    const { client, email } = await signUpPerson(server);
    const app = await enrollApp(client);
    const { data: waiting } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+5511911112222' });
    const early = await tokensOf(client);
    await showApp(server, client, app);

    const elsewhere = await signInElsewhere(server, email);
    const refusal = { status: 403, code: 'insufficient_aal' };
    await expect(enrollApp(elsewhere, 'Outro')).rejects.toMatchObject(refusal);
    await expect(challenge(elsewhere, waiting?.id ?? '')).rejects.toMatchObject(refusal);
    // The token from before the factor was shown is of the same session, and may be in other hands.
    for (const [method, path] of [
      ['POST', '/factors'],
      ['DELETE', `/factors/${app.id}`],
    ] as const) {
      const body = method === 'POST' ? { factor_type: 'totp', friendly_name: 'Outro' } : undefined;
      const answer = await callAuth(server, method, path, { token: early.access, body });
      expect(answer.body.error_code).toBe('insufficient_aal');
    }
    expect((await enrollApp(client, 'Outro')).id).not.toBe(app.id);
  });

  it('is an app or a telephone, enrolled by somebody signed in', async () => {
    const person = await signUpPerson(server);
    const enroll = async (body: object, token?: string) => {
      const answer = await callAuth(server, 'POST', '/factors', { body, token: token ?? person.accessToken });
      return [answer.status, answer.body.error_code];
    };
    expect(await enroll({ factor_type: 'webauthn' })).toEqual([422, 'mfa_webauthn_enroll_not_enabled']);
    for (const body of [
      {},
      { factor_type: 'smoke signal' },
      { factor_type: 'phone' },
      { factor_type: 'phone', phone: '11 98765-4321' },
      { factor_type: 'phone', phone: '+0511987654321' },
      { factor_type: 'phone', phone: '+55119876543210000' },
      { factor_type: 'totp', friendly_name: 'a\0b' },
      { factor_type: 'totp', issuer: '\ud800' },
      { factor_type: 'totp', issuer: 'x'.repeat(65) },
    ]) {
      expect(await enroll(body), JSON.stringify(body)).toEqual([400, 'validation_failed']);
    }
    expect(await enroll({ factor_type: 'totp' }, 'nonsense')).toEqual([403, 'bad_jwt']);
    expect((await callAuth(server, 'POST', '/factors', { body: {} })).status).toBe(401);
    const crowded = { factor_type: 'totp', issuer: '✂'.repeat(64) };
    expect(await enroll(crowded)).toEqual([200, undefined]);
    await query(server, 'update auth.users set is_anonymous = true where id = $1', [person.id]);
    expect((await enroll({ factor_type: 'totp', friendly_name: 'B' }))[0]).toBe(403);
  });

  it('is one for each telephone, and a number enrolled again takes the place of what nobody proved', async () => {
    const { client } = await signUpPerson(server);
    const enroll = (phone: string, friendlyName = 'Fone') =>
      client.auth.mfa.enroll({ factorType: 'phone', phone, friendlyName });
    const first = await enroll('+55 11 98765 0001');
    expect(first.data).toMatchObject({ type: 'phone', friendly_name: 'Fone', phone: '5511987650001' });
    const second = await enroll('5511987650001');
    expect(second.error).toBeNull();
    expect((await client.auth.mfa.listFactors()).data?.all).toMatchObject([
      { id: second.data?.id, factor_type: 'phone', status: 'unverified', phone: '5511987650001' },
    ]);
    await query(server, `update auth.mfa_factors set status = 'verified' where id = $1`, [second.data?.id]);
    expect((await enroll('+5511987650001', 'Outro')).error).toMatchObject({
      status: 422,
      code: 'mfa_verified_factor_exists',
    });
  });
});
