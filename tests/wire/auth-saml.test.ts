import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSamlProviders } from '../../server/auth/saml/saml-providers.ts';
import { fragmentOf } from '../helpers/mailed-people.ts';
import { openClient, signUpPerson } from '../helpers/people.ts';
import { type LocalSamlProvider, openLocalSaml } from '../helpers/saml-provider.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth, claimsOf } from './call-auth.ts';
import { query } from './factor-acts.ts';

const site = 'https://fisga.example';

let server: TestServer;
let company: LocalSamlProvider;
let closed: LocalSamlProvider;
beforeAll(async () => {
  company = await openLocalSaml();
  closed = await openLocalSaml({ domains: ['fechada.example'], isDisabled: true });
  server = await startTestServer({
    environment: { publicUrl: site },
    context: { samlProviders: [company.settings, closed.settings] },
  });
});
afterAll(() => server.stop());

/** Where the client is told to send the browser. */
async function begin(flowType: 'implicit' | 'pkce' = 'implicit') {
  const client = openClient(server, server.publishableKey, { flowType });
  const { data, error } = await client.auth.signInWithSSO({
    domain: 'Empresa.example',
    options: { redirectTo: `${site}/dashboard` },
  });
  if (error !== null) throw error;
  return { client, url: data.url ?? '' };
}

/** The browser posts the provider's form; where that leads. */
async function post(form: Record<string, string>): Promise<URL> {
  const answer = await fetch(`${server.url}/auth/v1/sso/saml/acs`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}

const errorOf = (target: URL) => fragmentOf(target).get('error_code');

describe('signing in with a company’s account', () => {
  it('goes to its provider with a request of ours, and comes back signed in', async () => {
    const { url } = await begin();
    expect(url.startsWith('https://idp.empresa.example/sso?')).toBe(true);
    const target = await post(company.answer(url));
    expect(target.pathname).toBe('/dashboard');
    const token = fragmentOf(target).get('access_token') ?? '';
    expect(claimsOf(token)).toMatchObject({
      email: 'ana.silva@empresa.example',
      amr: [{ method: 'sso/saml' }],
      app_metadata: { provider: `sso:${company.settings.id}` },
    });
    const { data } = await openClient(server).auth.getUser(token);
    expect(data.user?.identities).toMatchObject([
      { provider: `sso:${company.settings.id}`, id: 'ana.silva' },
    ]);
    const again = await post(company.answer((await begin()).url));
    expect(claimsOf(fragmentOf(again).get('access_token') ?? '').sub).toBe(data.user?.id);
  });

  it('ends in a code that only the client who asked can exchange', async () => {
    const { client, url } = await begin('pkce');
    const target = await post(company.answer(url, { nameId: 'bia' }));
    const code = target.searchParams.get('code') ?? '';
    const stolen = await callAuth(server, 'POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'a'.repeat(64) },
    });
    expect(stolen.body.error_code).toBe('bad_code_verifier');
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(claimsOf(data.session?.access_token ?? '').amr).toMatchObject([{ method: 'sso/saml' }]);
  });

  it('never opens an account of the same e-mail, and is changed at the company alone', async () => {
    const person = await signUpPerson(server);
    const target = await post(
      company.answer((await begin()).url, { nameId: 'dona', attributes: { mail: person.email } }),
    );
    const token = fragmentOf(target).get('access_token') ?? '';
    expect(claimsOf(token)).toMatchObject({ email: person.email });
    expect(claimsOf(token).sub).not.toBe(person.id);
    for (const body of [{ email: 'outra@empresa.example' }, { password: 'nova-senha-456' }]) {
      const answer = await callAuth(server, 'PUT', '/user', { token, body });
      expect(answer).toMatchObject({ status: 422, body: { error_code: 'user_sso_managed' } });
    }
    expect((await person.client.auth.getUser()).data.user?.email).toBe(person.email);
  });

  it('keeps a banned person out', async () => {
    const target = await post(company.answer((await begin()).url, { nameId: 'caio' }));
    const { sub } = claimsOf(fragmentOf(target).get('access_token') ?? '');
    await query(server, `update auth.users set banned_until = now() + interval '1 hour' where id = $1`, [
      sub,
    ]);
    expect(errorOf(await post(company.answer((await begin()).url, { nameId: 'caio' })))).toBe('user_banned');
  });

  it('finds the e-mail where the company keeps it, and says when there is none', async () => {
    const claim = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress';
    const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
    const named = {
      nameId: 'eva@empresa.example',
      nameIdFormat: emailFormat,
      attributes: { setor: 'Vídeo' },
    };
    for (const changes of [{ nameId: 'duda', attributes: { [claim]: 'd@empresa.example' } }, named]) {
      expect(errorOf(await post(company.answer((await begin()).url, changes)))).toBeNull();
    }
    const without = company.answer((await begin()).url, { nameId: 'fabi', attributes: { setor: 'Vídeo' } });
    expect(errorOf(await post(without))).toBe('email_address_not_provided');
    const passing = company.answer((await begin()).url, {
      nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
    });
    expect(errorOf(await post(passing))).toBe('bad_oauth_callback');
  });
});

describe('an answer', () => {
  it.each([
    ['for somebody else', { audience: 'https://outro.example/metadata' }],
    ['of another provider', { issuer: 'https://idp.outra.example/metadata' }],
    ['to another request', { inResponseTo: '_outra' }],
    ['that is over', { from: -900, until: -300 }],
    ['that has not begun', { from: 300, until: 600 }],
  ])('%s is refused', async (_, changes) => {
    const target = await post(company.answer((await begin()).url, changes));
    expect(errorOf(target)).toBe('bad_oauth_callback');
    expect(target.origin).toBe(site);
  });

  it('that nobody signed, or somebody changed, is refused', async () => {
    const stranger = await openLocalSaml();
    expect(errorOf(await post(stranger.answer((await begin()).url)))).toBe('bad_oauth_callback');
    const evil = /<saml:NameID[^>]*>ana\.silva/u;
    const changes: ((xml: string) => string)[] = [
      (xml) => xml.replace(/<(?:ds:)?Signature[\s\S]*<\/(?:ds:)?Signature>/u, ''),
      (xml) => xml.replace(evil, (known) => known.replace('ana.silva', 'presidente')),
      // The signed assertion moves into another one that says something else.
      (xml) => {
        const signed = /<saml:Assertion[\s\S]*<\/saml:Assertion>/u.exec(xml)?.[0] ?? '';
        const forged = signed
          .replace(/<(?:ds:)?Signature[\s\S]*<\/(?:ds:)?Signature>/u, '')
          .replace('ana.silva', 'presidente')
          .replace(/ID="_/u, 'ID="_x')
          .replace('</saml:Assertion>', `<saml:Advice>${signed}</saml:Advice></saml:Assertion>`);
        return xml.replace(signed, forged);
      },
      (xml) =>
        xml.replace(
          '</samlp:Response>',
          `${/<saml:Assertion[\s\S]*<\/saml:Assertion>/u.exec(xml)?.[0]}</samlp:Response>`,
        ),
      () => 'isto não é XML',
      () => '',
    ];
    for (const change of changes) {
      const target = await post(company.tamper((await begin()).url, change));
      expect(errorOf(target), String(change)).toBe('bad_oauth_callback');
    }
    expect(await query(server, `select 1 from auth.identities where provider_id = 'presidente'`, [])).toEqual(
      [],
    );
  });

  it('is taken once, within five minutes, and only for a request that was made', async () => {
    const form = company.answer((await begin()).url);
    const targets = await Promise.all([post(form), post(form)]);
    const outcomes = targets.map((target) => errorOf(target));
    expect(outcomes.toSorted()).toEqual(['bad_oauth_state', null].toSorted());
    const late = company.answer((await begin()).url);
    await query(
      server,
      `update auth.saml_relay_states set created_at = created_at - interval '301 seconds' where id = $1`,
      [late.RelayState],
    );
    expect(errorOf(await post(late))).toBe('flow_state_expired');
    for (const RelayState of ['', 'nada', crypto.randomUUID()]) {
      expect(errorOf(await post({ ...form, RelayState }))).toBe('bad_oauth_state');
    }
  });
});

describe('asking for it', () => {
  it.each([
    ['nobody', {}, 400, 'validation_failed'],
    ['both', { domain: 'empresa.example', provider_id: crypto.randomUUID() }, 400, 'validation_failed'],
    ['an unknown company', { domain: 'nada.example' }, 404, 'sso_provider_not_found'],
    ['an unknown provider', { provider_id: crypto.randomUUID() }, 404, 'sso_provider_not_found'],
    ['a closed one', { domain: 'fechada.example' }, 404, 'sso_provider_disabled'],
    [
      'half a challenge',
      { domain: 'empresa.example', code_challenge: 'a'.repeat(43) },
      400,
      'validation_failed',
    ],
  ])('for %s is refused', async (_, body, status, code) => {
    expect(await callAuth(server, 'POST', '/sso', { body })).toMatchObject({
      status,
      body: { error_code: code },
    });
  });

  it('without a client sends the browser there, and never back to a stranger', async () => {
    const body = { provider_id: company.settings.id.toUpperCase(), redirect_to: 'https://mau.example/' };
    const answer = await callAuth(server, 'POST', '/sso', { body });
    expect(answer.status).toBe(303);
    const target = await post(company.answer(answer.headers.get('location') ?? ''));
    expect(target.origin).toBe(site);
  });

  it('finds our own description, and the settings say that there is a way', async () => {
    const { status, headers, body } = await callAuth(server, 'GET', '/sso/saml/metadata', { apiKey: null });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/samlmetadata+xml');
    expect(body).toContain(`entityID="${site}/auth/v1/sso/saml/metadata"`);
    expect(body).toContain(`Location="${site}/auth/v1/sso/saml/acs"`);
    expect((await callAuth(server, 'GET', '/settings')).body.saml_enabled).toBe(true);
  });

  it('is answered as disabled where no company is entered', async () => {
    const plain = await startTestServer();
    for (const [method, path] of [
      ['POST', '/sso'],
      ['GET', '/sso/saml/metadata'],
    ] as const) {
      const answer = await callAuth(plain, method, path, method === 'POST' ? { body: {} } : {});
      expect(answer).toMatchObject({ status: 404, body: { error_code: 'saml_provider_disabled' } });
    }
    await plain.stop();
  });
});

describe('the file of companies', () => {
  it('is read whole, or refused with what is wrong in it', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'fisga-saml-'));
    const file = join(directory, 'providers.json');
    const load = async (content: unknown) => {
      await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
      return loadSamlProviders(file);
    };
    const entry = {
      id: crypto.randomUUID(),
      domains: ['Empresa.example'],
      entity_id: 'https://idp.empresa.example',
      sign_in_url: 'https://idp.empresa.example/sso',
      certificates: company.settings.certificates.map((pem) => pem.replace(/-----[^-]+-----|\s/gu, '')),
    };
    expect(await load({ providers: [entry] })).toMatchObject([
      { domains: ['empresa.example'], isDisabled: false, emailAttribute: null },
    ]);
    expect(await loadSamlProviders(null)).toEqual([]);
    await expect(load('{')).rejects.toThrow(/is not JSON/u);
    await expect(loadSamlProviders(join(directory, 'nenhum.json'))).rejects.toThrow(/ENOENT/u);
    for (const [wrong, pattern] of [
      [{ ...entry, certificates: ['segredo'] }, /certificates\.0: not an X\.509 certificate/u],
      [{ ...entry, sign_in_url: 'http://idp.empresa.example/sso' }, /sign_in_url/u],
      [{ ...entry, senha: 'x' }, /senha/u],
    ] as const) {
      await expect(load({ providers: [wrong] })).rejects.toThrow(pattern);
    }
    await expect(load({ providers: [entry, { ...entry, id: crypto.randomUUID() }] })).rejects.toThrow(
      /share a domain/u,
    );
    await rm(directory, { recursive: true });
  });
});
