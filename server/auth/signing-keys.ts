import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { getOrCreateSecret } from '../db/installation-secret.ts';
import { ExposedPathError } from '../files/exposed-path.ts';
import { readSecretFile } from '../files/read-guarded-file.ts';

/** The installation's ES256 keys: one signs, all verify. */
export interface SigningKeys {
  kid: string;
  privateKey: CryptoKey;
  /** Public keys by kid. */
  publicKeys: ReadonlyMap<string, CryptoKey>;
  /** The public half of every key, as `GET /.well-known/jwks.json` shows it. */
  publicJwks: readonly JWK[];
  /** Reads the set again where it is kept, unless that was done a moment ago; absent where it cannot change. */
  refresh?: () => Promise<void>;
}

export class SigningKeysError extends Error {}

const keySetSchema = z.object({
  keys: z
    .array(
      z.object({
        kty: z.literal('EC'),
        crv: z.literal('P-256'),
        x: z.string().min(1),
        y: z.string().min(1),
        d: z.string().min(1).optional(),
        kid: z.string().min(1).optional(),
        alg: z.literal('ES256').optional(),
        /** Verifies before, signs from then on: whoever keeps our public keys for a while must know a key before it signs. */
        signs_from: z.iso.datetime().optional(),
      }),
    )
    .min(1),
});
export type KeySet = z.infer<typeof keySetSchema>;

/**
 * Loads the key set: from `file` when given, else the one this installation generated at its first start. A set is a JSON
 * object `{"keys": [...]}` of P-256 JWKs, newest first. The first whose `signs_from` has come, or that has none, signs and
 * must be private; the others may be public halves.
 */
export async function loadSigningKeys(
  { database, file }: { database: Database; file: string | null },
  now = new Date(),
) {
  return file === null
    ? parseSigningKeys(
        await getOrCreateSecret(database, 'jwt_keys', generateKeySet),
        'The stored key set (jwt_keys)',
        now,
      )
    : parseSigningKeys(await readKeyFile(file), `JWT_KEYS_FILE ${file}`, now);
}

/** The JSON of a key file that no other user can read; errors name the file and never quote it. */
export async function readKeyFile(file: string): Promise<unknown> {
  const text = await readSecretFile(file, 'JWT_KEYS_FILE').catch((error: NodeJS.ErrnoException) => {
    if (error instanceof ExposedPathError) throw error;
    throw new SigningKeysError(`JWT_KEYS_FILE ${file} cannot be read (${error.code ?? 'unknown reason'}).`);
  });
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the text, which is a private key.
    throw new SigningKeysError(`JWT_KEYS_FILE ${file} is not JSON. Expected {"keys": [{"kty": "EC", …}]}.`);
  }
}

/** A set of one new key. */
export async function generateKeySet(): Promise<KeySet> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return keySetSchema.parse({ keys: [{ ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256' }] });
}

/** Where in a set the key stands that signs at `now`: -1 when none does. */
export function indexOfSigner({ keys }: KeySet, now: Date): number {
  return keys.findIndex(({ signs_from: from }) => from === undefined || Date.parse(from) <= now.getTime());
}

/** Checks and imports a key set; errors name the fault and `origin`, and never quote the keys. */
export async function parseSigningKeys(
  value: unknown,
  origin: string,
  now = new Date(),
): Promise<SigningKeys> {
  const set = parseKeySet(value, origin);
  const keys = await Promise.all(set.keys.map((jwk) => importKey(jwk, origin)));
  const signer = keys[indexOfSigner(set, now)];
  if (signer?.privateKey === undefined) {
    throw new SigningKeysError(
      `${origin}: the first key whose time has come signs, so it needs its private part ("d").`,
    );
  }
  await requireOnePair(signer.privateKey, signer.publicKey, origin);
  const publicKeys = new Map(keys.map(({ kid, publicKey }) => [kid, publicKey]));
  if (publicKeys.size < keys.length) throw new SigningKeysError(`${origin}: two keys have the same kid.`);
  return {
    kid: signer.kid,
    privateKey: signer.privateKey,
    publicKeys,
    publicJwks: keys.map((key) => key.publicJwk),
  };
}

/** Checks a key set; errors name the fault and `origin`, and never quote the keys. */
export function parseKeySet(value: unknown, origin: string): KeySet {
  const parsed = keySetSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => issue.path.join('.') || 'the whole value');
  throw new SigningKeysError(
    `${origin} is not a set of ES256 keys ({"keys": [P-256 JWKs]}). Look at: ${[...new Set(faults)].join(', ')}.`,
  );
}

interface ImportedKey {
  kid: string;
  publicJwk: JWK;
  publicKey: CryptoKey;
  privateKey: CryptoKey | undefined;
}

async function importKey(
  { d, signs_from: _, ...rest }: KeySet['keys'][number],
  origin: string,
): Promise<ImportedKey> {
  const kid = rest.kid ?? (await calculateJwkThumbprint(rest));
  const publicJwk: JWK = { ...rest, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'], ext: true };
  try {
    const publicKey = await importEcKey({ ...rest, key_ops: ['verify'] });
    const privateKey = d === undefined ? undefined : await importEcKey({ ...rest, d, key_ops: ['sign'] });
    return { kid, publicJwk, publicKey, privateKey };
  } catch {
    throw new SigningKeysError(`${origin}: key ${kid} is not a valid P-256 key.`);
  }
}

async function importEcKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new SigningKeysError('An ES256 key cannot be symmetric.');
  return key;
}

/** A private part beside another key's public part would sign tokens that nobody can verify. */
async function requireOnePair(privateKey: CryptoKey, publicKey: CryptoKey, origin: string): Promise<void> {
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  const sample = new TextEncoder().encode('fisga');
  const signature = await crypto.subtle.sign(algorithm, privateKey, sample);
  if (!(await crypto.subtle.verify(algorithm, publicKey, signature, sample))) {
    throw new SigningKeysError(
      `${origin}: private and public part of the key that signs do not belong together.`,
    );
  }
}
