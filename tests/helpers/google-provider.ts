import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import { findFreePort } from './free-port.ts';
import { memoryAdapter } from './oidc-memory.ts';

export interface GoogleAccount {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
}

export interface LocalGoogle {
  /** For `GOOGLE_CLIENT_ID`, `GOOGLE_CLIENT_SECRET` and `GOOGLE_ISSUER`. */
  settings: { clientId: string; clientSecret: string; issuer: string };
  /** From now on such a person has an account there. */
  setAccount(account: GoogleAccount): GoogleAccount;
  /** A browser that opens `url`, takes the account and consents; null presses "Cancelar". The address it is sent back to. */
  signIn(url: string | URL, account: GoogleAccount | null): Promise<URL>;
  /** An ID token with these claims beside the usual ones, signed by its key. */
  issueIdToken(claims: JWTPayload): Promise<string>;
  /** The key that proves its tokens, as it publishes it. */
  publicKey: CryptoKey;
  keyId: string;
  stop(): Promise<void>;
}

/** A certified OpenID provider on a free loopback port that stands in for Google, with keys of its own. */
export async function startLocalGoogle({ redirectUris }: { redirectUris: string[] }): Promise<LocalGoogle> {
  const port = await findFreePort();
  const issuer = `http://127.0.0.1:${port}`;
  const settings = { clientId: 'fisga.apps.example', clientSecret: randomBytes(24).toString('hex'), issuer };
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const keyId = randomBytes(8).toString('hex');
  const accounts = new Map<string, GoogleAccount>();
  const provider = new Provider(issuer, {
    ...configuration(accounts),
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: keyId, alg: 'RS256', use: 'sig' }] },
  });
  const answerProtocol = provider.callback();
  const server = createServer((request, response) => {
    const isChoice = request.url?.startsWith('/interaction/') ?? false;
    const answered = isChoice
      ? chooseAccount(provider, accounts, { request, response })
      : answerProtocol(request, response);
    answered.catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    settings,
    publicKey,
    keyId,
    setAccount(account) {
      accounts.set(account.sub, account);
      return account;
    },
    signIn: (url, account) => browse(new URL(url), issuer, account?.sub ?? ''),
    issueIdToken: (claims) =>
      new SignJWT({ iss: issuer, aud: settings.clientId, azp: settings.clientId, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
        .setIssuedAt(claims.iat)
        .setExpirationTime(claims.exp ?? '1h')
        .sign(privateKey),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function configuration(accounts: ReadonlyMap<string, GoogleAccount>): Configuration {
  return {
    adapter: memoryAdapter(),
    cookies: { keys: [randomBytes(24).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // Google puts them into the ID token, beside an access token too.
    conformIdTokenClaims: false,
    issueRefreshToken: async () => true,
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      RefreshToken: 600,
      Session: 600,
    },
    findAccount: async (_context, sub) => {
      const account = accounts.get(sub);
      return account && { accountId: sub, claims: async () => ({ ...account }) };
    },
  };
}

/** One screen for everything Google asks: a button for each account, each of which also consents. */
async function chooseAccount(
  provider: Provider,
  accounts: ReadonlyMap<string, GoogleAccount>,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(accounts));
    return;
  }
  const accountId = new URLSearchParams(await text(request)).get('account') ?? '';
  const { params } = await provider.interactionDetails(request, response);
  if (!accounts.has(accountId)) {
    const refusal = { error: 'access_denied', error_description: 'The user did not consent' };
    return provider.interactionFinished(request, response, refusal, { mergeWithLastSubmission: false });
  }
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  const result = { login: { accountId }, consent: { grantId: await grant.save() } };
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

function page(accounts: ReadonlyMap<string, GoogleAccount>): string {
  const buttons = [...accounts.values()].map(
    ({ sub, email, name }) =>
      `<button name="account" value="${escapeHtml(sub)}">${escapeHtml(name ?? email ?? sub)}</button>`,
  );
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Escolha uma conta</title>
<link rel="icon" href="data:,"><h1>Escolha uma conta</h1>
<form method="post">${buttons.join('')}<button name="account" value="">Cancelar</button></form></html>`;
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Follows the provider's redirects with its cookies, choosing the account where it asks, until it sends the browser elsewhere. */
async function browse(start: URL, issuer: string, account: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let step = 0; step < 10; step += 1) {
    if (url.origin !== issuer) return url;
    const isChoice = url.pathname.startsWith('/interaction/');
    const response = await fetch(url, {
      method: isChoice ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(isChoice ? { body: new URLSearchParams({ account }) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
  throw new Error('The provider sends the browser in circles.');
}

/** A provider for a product that is a process of its own, with what that process must be told. */
export async function startGoogleForProcess(): Promise<{
  google: LocalGoogle;
  environment: Record<string, string>;
}> {
  const port = await findFreePort();
  const google = await startLocalGoogle({ redirectUris: [`http://127.0.0.1:${port}/auth/v1/callback`] });
  const { clientId, clientSecret, issuer } = google.settings;
  const environment = {
    PORT: String(port),
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER: issuer,
  };
  return { google, environment };
}
