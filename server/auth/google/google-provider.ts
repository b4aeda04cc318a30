import * as openid from 'openid-client';
import { guardedFetch } from '../../outgoing/guarded-fetch.ts';
import type { ProviderTokens } from '../token-response.ts';
import { toAuthError, unreachable } from './google-failure.ts';
import { type GoogleProfile, readProfile } from './google-profile.ts';
import { createIdTokenVerifier, type ShownIdToken } from './verify-id-token.ts';

/** The client that this installation is at Google, or at a provider that stands in for it. */
export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  issuer: string;
}

/** What only the beginner of a sign-in knows, beside its state. */
export interface SignInSecrets {
  nonce: string;
  codeVerifier: string;
}

interface SignInRequest extends SignInSecrets {
  state: string;
  redirectUri: string;
  scopes: readonly string[];
  /** Parameters of Google's own, such as `prompt`. */
  hints: Record<string, string>;
}

/** Google, as the account service asks it. Every call throws `AuthError`: 503 when Google does not answer. */
export interface GoogleProvider {
  clientId: string;
  issuer: string;
  createSecrets(): SignInSecrets;
  /** Where the browser goes to sign in. */
  buildSignInUrl(request: SignInRequest): Promise<URL>;
  /** Who came back to `callbackUrl`; throws `bad_oauth_callback` unless it answers the sign-in of this state and these secrets. */
  exchangeCode(
    callbackUrl: URL,
    checks: SignInSecrets & { state: string },
  ): Promise<{ profile: GoogleProfile; tokens: ProviderTokens }>;
  /** Whom an ID token is about that a client got by itself; throws `OAuthInputError` unless Google issued it for us. */
  verifyIdToken(shown: ShownIdToken, now: Date): Promise<GoogleProfile>;
}

export const baseScopes = ['openid', 'email', 'profile'];
const timeoutSeconds = 10;

/** Nothing is asked of Google before the first sign-in, and what it publishes about itself is asked for once. */
export function openGoogle(settings: GoogleSettings): GoogleProvider {
  const configure = rememberSuccess(() => discover(settings));
  const verifyIdToken = createIdTokenVerifier(settings, { configure, timeoutSeconds });
  return {
    clientId: settings.clientId,
    issuer: settings.issuer,
    verifyIdToken,
    createSecrets: () => ({ nonce: openid.randomNonce(), codeVerifier: openid.randomPKCECodeVerifier() }),
    async buildSignInUrl({ state, nonce, codeVerifier, redirectUri, scopes, hints }) {
      return openid.buildAuthorizationUrl(await configure(), {
        ...hints,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: [...new Set([...baseScopes, ...scopes])].join(' '),
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async exchangeCode(callbackUrl, { state, nonce, codeVerifier }) {
      const configuration = await configure();
      const answer = await openid
        .authorizationCodeGrant(configuration, callbackUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw toAuthError(error);
        });
      const { access_token: accessToken, refresh_token: refreshToken } = answer;
      return {
        profile: readProfile(answer.claims()),
        tokens: { accessToken, refreshToken: refreshToken ?? null },
      };
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: GoogleSettings): Promise<openid.Configuration> {
  // Plain http comes only from an issuer on this machine: the environment lets no other pass.
  const insecure = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [];
  const metadata = { client_secret: clientSecret, id_token_signed_response_alg: 'RS256' };
  try {
    return await openid.discovery(new URL(issuer), clientId, metadata, undefined, {
      timeout: timeoutSeconds,
      // Where its tokens and keys are is what the provider's own document says.
      [openid.customFetch]: (address, init) =>
        guardedFetch(address, init, { ownOrigin: new URL(issuer).origin }),
      // The signature is proven too, though the token comes straight from Google.
      execute: [...insecure, openid.enableNonRepudiationChecks],
    });
  } catch (error) {
    throw unreachable(error);
  }
}

/** What `ask` gave once is kept; a failure is not. */
function rememberSuccess<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | null = null;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}
