import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Aal2Call, aal2Calls } from '../../server/auth/aal2-calls.ts';
import { absentRoutes } from '../../server/auth/absent-routes.ts';
import { forgetLimits } from '../helpers/limits.ts';
import { callAuth } from './call-auth.ts';
import { type App, enrollApp, showApp, signInElsewhere, tokensOf } from './factor-acts.ts';
import { errorIn, type GoogleStage, startGoogleStage } from './google-stage.ts';
import { newPhone } from './phone-acts.ts';

const password = 'segredo-123';

let stage: GoogleStage;
beforeAll(async () => {
  stage = await startGoogleStage();
});
afterEach(() => forgetLimits(stage.server));
afterAll(() => stage.stop());

/** A person with a verified factor and one that waits, and a token that has shown neither. */
interface Debtor {
  email: string;
  id: string;
  token: string;
  app: App;
  waitingFactor: string;
  googleIdentity: string;
}

/** `isEarlyToken`: the token is of the session that showed the factor, from before it did. */
async function createDebtor({ isEarlyToken = false } = {}): Promise<Debtor> {
  const { client, user } = await stage.signIn(stage.createAccount());
  const email = user.email ?? '';
  await client.auth.updateUser({ password });
  const early = await tokensOf(client);
  const app = await enrollApp(client);
  await showApp(stage.server, client, app);
  const waiting = await client.auth.mfa.enroll({ factorType: 'phone', phone: newPhone() });
  const late = isEarlyToken ? early : await tokensOf(await signInElsewhere(stage.server, email));
  return {
    email,
    id: user.id,
    token: late.access,
    app,
    waitingFactor: waiting.data?.id ?? '',
    googleIdentity: user.identities?.[0]?.identity_id ?? '',
  };
}

const readAccount = async ({ id }: Pick<Debtor, 'id'>) => {
  const { body } = await callAuth(stage.server, 'GET', `/admin/users/${id}`, {
    apiKey: stage.server.secretKey,
  });
  const { email, phone, new_email, new_phone, identities, factors, reauthentication_sent_at } = body;
  return { email, phone, new_email, new_phone, identities, factors, reauthentication_sent_at };
};

interface Request {
  path?: string;
  body?: unknown;
}

/** What a thief of the password would send. */
async function listThefts(debtor: Debtor): Promise<Record<Aal2Call, Request[]>> {
  const account = stage.createAccount();
  const idToken = await stage.google.issueIdToken({ ...account });
  const linking = { provider: 'google', id_token: idToken, link_identity: true };
  const waiting = `/factors/${debtor.waitingFactor}`;
  const challengeId = crypto.randomUUID();
  return {
    'PUT /user': [{ password: 'do-ladrao-123' }, { email: 'ladrao@example.com' }, { phone: newPhone() }].map(
      (body) => ({ body }),
    ),
    'GET /reauthenticate': [{}],
    'POST /reauthenticate': [{}],
    'POST /token': [{ path: '/token?grant_type=id_token', body: linking }],
    'GET /user/identities/authorize': [
      { path: '/user/identities/authorize?provider=google&skip_http_redirect=true' },
    ],
    'DELETE /user/identities/:identityId': [{ path: `/user/identities/${debtor.googleIdentity}` }],
    'POST /factors': [{ body: { factor_type: 'totp', friendly_name: 'Do ladrão' } }],
    'POST /factors/:factorId/challenge': [{ path: `${waiting}/challenge` }],
    'POST /factors/:factorId/verify': [
      { path: `${waiting}/verify`, body: { challenge_id: challengeId, code: '123456' } },
    ],
    'DELETE /factors/:factorId': [{ path: `/factors/${debtor.app.id}` }],
  };
}

type Reason =
  /** Answers alike with and without the access token. */
  | 'reads no access token'
  /** The person’s access token is no secret key. */
  | 'answers the operator alone'
  | 'offers nothing here'
  | 'only reads what the sign-in shows anyway'
  | 'only ends sessions';

/** Why the other routes need no second factor. A new route stands either here or in `aal2Calls`. */
const openRoutes: Record<string, Reason> = {
  'GET /.well-known/jwks.json': 'reads no access token',
  'GET /health': 'reads no access token',
  'GET /settings': 'reads no access token',
  'GET /verify': 'reads no access token',
  'GET /authorize': 'reads no access token',
  'GET /callback': 'reads no access token',
  'POST /callback': 'reads no access token',
  'GET /sso/saml/metadata': 'reads no access token',
  'POST /sso/saml/acs': 'reads no access token',
  'POST /sso': 'reads no access token',
  'POST /signup': 'reads no access token',
  'POST /recover': 'reads no access token',
  'POST /otp': 'reads no access token',
  'POST /magiclink': 'reads no access token',
  'POST /verify': 'reads no access token',
  'POST /resend': 'reads no access token',
  'GET /user': 'only reads what the sign-in shows anyway',
  'POST /logout': 'only ends sessions',
  'POST /admin/generate_link': 'answers the operator alone',
  'GET /admin/users': 'answers the operator alone',
  'POST /admin/users': 'answers the operator alone',
  'GET /admin/users/:userId': 'answers the operator alone',
  'PUT /admin/users/:userId': 'answers the operator alone',
  'DELETE /admin/users/:userId': 'answers the operator alone',
  'GET /admin/users/:userId/factors': 'answers the operator alone',
  'DELETE /admin/users/:userId/factors/:factorId': 'answers the operator alone',
  'POST /invite': 'answers the operator alone',
  ...Object.fromEntries(
    absentRoutes.map(([method, path]) => [
      `${method} ${path}`,
      path.startsWith('/admin/') ? 'answers the operator alone' : 'offers nothing here',
    ]),
  ),
};

const listRoutes = () =>
  stage.server.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/auth/v1/'))
    .map(({ method, path }) => `${method} ${path.slice('/auth/v1'.length)}`);

/** Sends what a person at aal1 would: with the access token, and without it. */
async function callOpenRoute(route: string, { id, email, token }: Debtor) {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(/:\w+/gu, id);
  const body = method === 'GET' ? {} : { body: { email, password, type: 'signup', create_user: false } };
  await forgetLimits(stage.server);
  const withToken = await callAuth(stage.server, method, path, { ...body, token });
  await forgetLimits(stage.server);
  const without = await callAuth(stage.server, method, path, body);
  return { withToken, without };
}

const codeOfAnswer = ({ status, body }: { status: number; body: { error_code?: string } }) => [
  status,
  body?.error_code ?? null,
];

async function requireRefusals(debtor: Debtor): Promise<void> {
  for (const [call, requests] of Object.entries(await listThefts(debtor))) {
    const [method = '', pattern = ''] = call.split(' ');
    for (const { path = pattern, body } of requests) {
      const answer = await callAuth(stage.server, method, path, { token: debtor.token, body });
      expect(answer, `${call} ${JSON.stringify(body)}`).toMatchObject({
        status: aal2Calls[call as Aal2Call].status,
        body: { error_code: 'insufficient_aal' },
      });
    }
  }
}

describe('a person with a verified factor who has not shown it', () => {
  it('meets only routes that demand it, or that are known to need none', () => {
    const known = [...Object.keys(aal2Calls), ...Object.keys(openRoutes)];
    expect(listRoutes().toSorted()).toEqual(known.toSorted());
  });

  it('is refused every call that changes how they sign in, and nothing of the account changes', async () => {
    const debtor = await createDebtor();
    const before = await readAccount(debtor);
    await requireRefusals(debtor);
    expect(await readAccount(debtor)).toEqual(before);
  });

  it('is refused them with a token from before the factor was shown in the same session, too', async () => {
    const debtor = await createDebtor({ isEarlyToken: true });
    await requireRefusals(debtor);
  });

  it('gets nothing of the account out of the other routes', async () => {
    const debtor = await createDebtor();
    const before = await readAccount(debtor);
    const routes = Object.keys(openRoutes).toSorted(
      (a, b) => Number(a.includes('logout')) - Number(b.includes('logout')),
    );
    for (const route of routes) {
      const { withToken, without } = await callOpenRoute(route, debtor);
      switch (openRoutes[route]) {
        case 'reads no access token':
          expect(codeOfAnswer(withToken), route).toEqual(codeOfAnswer(without));
          break;
        case 'answers the operator alone':
          expect(codeOfAnswer(withToken), route).toEqual([403, 'not_admin']);
          break;
        case 'offers nothing here':
          expect(withToken.status, route).toBe(404);
          break;
        default:
          expect(withToken.status, route).toBeLessThan(300);
      }
    }
    expect(await readAccount(debtor)).toEqual(before);
  });

  it('may still show the factor and change what is no way to sign in, and after that link and unlink', async () => {
    const debtor = await createDebtor();
    const client = await signInElsewhere(stage.server, debtor.email);
    expect((await client.auth.updateUser({ data: { nome: 'Ana' } })).error).toBeNull();
    await showApp(stage.server, client, debtor.app);
    const account = stage.createAccount();
    const token = await stage.google.issueIdToken({ ...account });
    const begun = await client.auth.linkIdentity({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    });
    expect(begun.error).toBeNull();
    const { access } = await tokensOf(client);
    const removed = await callAuth(stage.server, 'DELETE', `/user/identities/${debtor.googleIdentity}`, {
      token: access,
    });
    expect(removed.status).toBe(200);
    expect((await client.auth.linkIdentity({ provider: 'google', token })).error).toBeNull();
  });
});

it('ends a linking that was begun before there was a factor to show', async () => {
  const client = stage.openClient();
  const { data } = await client.auth.signUp({ email: `${crypto.randomUUID()}@example.com`, password });
  const begun = await client.auth.linkIdentity({ provider: 'google' });
  const callback = await stage.google.signIn(begun.data.url ?? '', stage.createAccount());
  await showApp(stage.server, client, await enrollApp(client));
  expect(errorIn(await stage.comeBack(callback))).toBe('bad_oauth_state');
  expect((await readAccount({ id: data.user?.id ?? '' })).identities).toHaveLength(1);
});
