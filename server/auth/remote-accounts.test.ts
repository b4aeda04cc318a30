import { exportJWK, generateKeyPair } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { type LocalAnswer, type LocalService, startLocalService } from '../../tests/helpers/local-service.ts';
import { openRemoteAccounts, RemoteAccountsError } from './remote-accounts.ts';

type Answers = Record<string, LocalAnswer>;
const settings = {
  body: { external: { google: true, apple: false }, mailer_autoconfirm: false, disable_signup: true },
};
const jwksPath = '/auth/v1/.well-known/jwks.json';

let project: LocalService | null = null;
afterEach(() => project?.stop());

/** A project that answers so. */
async function startProject(answers: Answers): Promise<LocalService> {
  project = await startLocalService(({ url }) => answers[url.pathname] ?? { status: 404 });
  return project;
}

async function showKeys(...algorithms: string[]) {
  const keys = await Promise.all(
    algorithms.map(async (algorithm) => {
      const { publicKey } = await generateKeyPair(algorithm, { extractable: true });
      return { ...(await exportJWK(publicKey)), kid: algorithm, alg: algorithm };
    }),
  );
  return { body: { keys } };
}

const open = (url: string) => openRemoteAccounts({ url, publishableKey: 'sb_publishable_0123456789' });

describe('openRemoteAccounts', () => {
  it('learns whose tokens count and how people sign in, as the browser would', async () => {
    const { url, seen } = await startProject({
      '/auth/v1/settings': settings,
      [jwksPath]: await showKeys('ES256', 'RS256'),
    });
    const accounts = await open(url);
    expect(accounts).toMatchObject({
      publicUrl: url,
      isGoogleOffered: true,
      isMailConfirmationRequired: true,
      isSignUpOpen: false,
    });
    expect([...accounts.signingKeys.publicKeys.keys()]).toEqual(['ES256']);
    const keys = seen.map(({ headers }) => headers.apikey);
    expect(keys).toEqual(['sb_publishable_0123456789', 'sb_publishable_0123456789']);
  });

  it.each<[string, () => Promise<Answers>, RegExp]>([
    ['has nothing there', async () => ({}), /answered 404/],
    [
      'refuses the key',
      async () => ({ '/auth/v1/settings': { status: 401 }, [jwksPath]: await showKeys('ES256') }),
      /settings answered 401/,
    ],
    [
      'is something else',
      async () => ({ '/auth/v1/settings': { body: 'segredo' }, [jwksPath]: await showKeys('ES256') }),
      /something else than an account service/,
    ],
    [
      'leads elsewhere',
      async () => ({
        '/auth/v1/settings': { status: 302, headers: { location: 'http://169.254.169.254/' } },
        [jwksPath]: await showKeys('ES256'),
      }),
      /cannot be reached/,
    ],
    [
      'signs otherwise',
      async () => ({ '/auth/v1/settings': settings, [jwksPath]: await showKeys('RS256') }),
      /no ES256 key/,
    ],
    [
      'shows a broken key',
      async () => ({
        '/auth/v1/settings': settings,
        [jwksPath]: { body: { keys: [{ kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA', kid: 'broken' }] } },
      }),
      /no ES256 key/,
    ],
  ])('says what to look at when the project %s', async (_, answers, message) => {
    const { url } = await startProject(await answers());
    const opening = open(url);
    await expect(opening).rejects.toThrow(RemoteAccountsError);
    await expect(opening).rejects.toThrow(message);
    await expect(opening).rejects.toThrow(/^SUPABASE_URL: (?!.*segredo)/u);
  });

  it('says that nobody answers', async () => {
    await expect(open('http://127.0.0.1:9')).rejects.toThrow(/SUPABASE_URL: .* cannot be reached/);
  });
});
