import { z } from 'zod';
import type { VerifyingKeys } from './access-token.ts';
import { importPublicKeys, jwksSchema } from './public-keys.ts';
import { openRefreshed } from './refreshed.ts';

/** Where a Supabase project is, and the key it shows to every browser. */
export interface SupabaseSettings {
  /** Without a slash at its end. */
  url: string;
  publishableKey: string;
}

/** Accounts that a Supabase project keeps: whose tokens count here, and how people sign in there. */
export interface RemoteAccounts {
  kind: 'remote';
  /** The issuer of its tokens is this with `/auth/v1`. */
  publicUrl: string;
  signingKeys: VerifyingKeys;
  isGoogleOffered: boolean;
  isMailConfirmationRequired: boolean;
  isSignUpOpen: boolean;
}

export class RemoteAccountsError extends Error {}

/** Between two readings of the keys, so that tokens with made-up keys cannot keep the project busy. */
const restMilliseconds = 5_000;
const timeoutMilliseconds = 10_000;

const settingsSchema = z.object({
  external: z.looseObject({ google: z.boolean().default(false) }),
  mailer_autoconfirm: z.boolean(),
  disable_signup: z.boolean().default(false),
});

/** Asks the project for its keys and its ways to sign in. Throws `RemoteAccountsError` when it cannot be asked or signs otherwise. */
export async function openRemoteAccounts(
  { url, publishableKey }: SupabaseSettings,
  clock = () => new Date(),
): Promise<RemoteAccounts> {
  const [settings, keys] = await Promise.all([
    askProject(`${url}/auth/v1/settings`, publishableKey, settingsSchema),
    openRefreshed(() => readKeys(url, publishableKey), { restMilliseconds, clock }),
  ]);
  return {
    kind: 'remote',
    publicUrl: url,
    isGoogleOffered: settings.external.google,
    isMailConfirmationRequired: !settings.mailer_autoconfirm,
    isSignUpOpen: !settings.disable_signup,
    signingKeys: {
      get publicKeys() {
        return keys.value;
      },
      refresh: () => keys.refresh(),
    },
  };
}

async function readKeys(url: string, publishableKey: string): Promise<VerifyingKeys['publicKeys']> {
  const keys = await importPublicKeys(
    await askProject(`${url}/auth/v1/.well-known/jwks.json`, publishableKey, jwksSchema),
  );
  if (keys.size > 0) return keys;
  throw new RemoteAccountsError(
    `SUPABASE_URL: ${url} shows no ES256 key. Choose ES256 as the signing key of the project's tokens.`,
  );
}

/** Never quotes an answer: it may be anybody's. */
async function askProject<Schema extends z.ZodType>(
  address: string,
  publishableKey: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const answer = await fetch(address, {
    headers: { apikey: publishableKey },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  }).catch((cause: unknown) => {
    throw new RemoteAccountsError(`SUPABASE_URL: ${address} cannot be reached.`, { cause });
  });
  if (!answer.ok) throw new RemoteAccountsError(`SUPABASE_URL: ${address} answered ${answer.status}.`);
  const parsed = schema.safeParse(await answer.json().catch(() => null));
  if (parsed.success) return parsed.data;
  throw new RemoteAccountsError(`SUPABASE_URL: ${address} answered something else than an account service.`);
}
