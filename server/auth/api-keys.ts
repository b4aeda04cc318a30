import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { getOrCreateSecret } from '../db/installation-secret.ts';

/** The publishable key names this installation to anybody; the secret key is the operator's, all rights. */
export interface ApiKeys {
  publishable: string;
  secret: string;
}

export class ApiKeysError extends Error {}

export type ApiKeyKind = keyof ApiKeys;

const storedKeysSchema = z.object({ publishable: z.string().min(20), secret: z.string().min(20) });

/** The API keys given by the environment, each else generated once and kept in the database. Throws when both are one. */
export async function loadApiKeys({
  database,
  publishable,
  secret,
}: {
  database: Database;
  publishable: string | null;
  secret: string | null;
}): Promise<ApiKeys> {
  const stored = storedKeysSchema.parse(await getOrCreateSecret(database, 'api_keys', generateApiKeys));
  const keys = { publishable: publishable ?? stored.publishable, secret: secret ?? stored.secret };
  if (keys.publishable === keys.secret) {
    throw new ApiKeysError(
      'SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY are equal: the first is shown to every browser.',
    );
  }
  return keys;
}

/** Which key `candidate` is, or null; takes the same time whatever it shares with a real key. */
export function recogniseApiKey(keys: ApiKeys, candidate: string): ApiKeyKind | null {
  const known = digestsOf(keys);
  // Digests have one length, so neither the comparison nor its time tells how long a key is.
  const digested = digest(candidate);
  const isSecret = timingSafeEqual(digested, known.secret);
  const isPublishable = timingSafeEqual(digested, known.publishable);
  if (isSecret) return 'secret';
  return isPublishable ? 'publishable' : null;
}

async function generateApiKeys(): Promise<ApiKeys> {
  return {
    publishable: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secret: `sb_secret_${randomBytes(32).toString('base64url')}`,
  };
}

const digestsByKeys = new WeakMap<ApiKeys, Record<ApiKeyKind, Buffer>>();

function digestsOf(keys: ApiKeys): Record<ApiKeyKind, Buffer> {
  const known = digestsByKeys.get(keys);
  if (known !== undefined) return known;
  const digests = { secret: digest(keys.secret), publishable: digest(keys.publishable) };
  digestsByKeys.set(keys, digests);
  return digests;
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
