import { readFile } from 'node:fs/promises';
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

/** The installation's ES256 keys: the newest signs, all verify. */
export interface SigningKeys {
  kid: string;
  privateKey: CryptoKey;
  /** Public keys by kid. */
  publicKeys: ReadonlyMap<string, CryptoKey>;
  /** The public half of every key, as `GET /.well-known/jwks.json` shows it. */
  publicJwks: readonly JWK[];
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
      }),
    )
    .min(1),
});
type KeySet = z.infer<typeof keySetSchema>;

/**
 * Loads the key set: from `file` when given, else the one this installation generated at its first start. A set is a JSON
 * object `{"keys": [...]}` of P-256 JWKs, newest first; the first must be private, older ones may be public halves.
 */
export async function loadSigningKeys({ database, file }: { database: Database; file: string | null }) {
  return file === null
    ? parseSigningKeys(
        await getOrCreateSecret(database, 'jwt_keys', generateKeySet),
        'The stored key set (jwt_keys)',
      )
    : parseSigningKeys(await readKeyFile(file), `JWT_KEYS_FILE ${file}`);
}

/** The JSON of a key file; errors name the file and never quote it. */
export async function readKeyFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new SigningKeysError(`JWT_KEYS_FILE ${file} cannot be read (${error.code ?? 'unknown reason'}).`);
  });
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the text, which is a private key.
    throw new SigningKeysError(`JWT_KEYS_FILE ${file} is not JSON. Expected {"keys": [{"kty": "EC", …}]}.`);
  }
}

async function generateKeySet(): Promise<KeySet> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return keySetSchema.parse({ keys: [{ ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256' }] });
}

/** Checks and imports a key set; errors name the fault and `origin`, and never quote the keys. */
export async function parseSigningKeys(value: unknown, origin: string): Promise<SigningKeys> {
  const parsed = keySetSchema.safeParse(value);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => issue.path.join('.') || 'the whole value');
    throw new SigningKeysError(
      `${origin} is not a set of ES256 keys ({"keys": [P-256 JWKs]}). Look at: ${[...new Set(faults)].join(', ')}.`,
    );
  }
  const keys = await Promise.all(parsed.data.keys.map((jwk) => importKey(jwk, origin)));
  const [newest] = keys;
  if (newest?.privateKey === undefined) {
    throw new SigningKeysError(`${origin}: the first key signs, so it needs its private part ("d").`);
  }
  await requireOnePair(newest.privateKey, newest.publicKey, origin);
  const publicKeys = new Map(keys.map(({ kid, publicKey }) => [kid, publicKey]));
  if (publicKeys.size < keys.length) throw new SigningKeysError(`${origin}: two keys have the same kid.`);
  return {
    kid: newest.kid,
    privateKey: newest.privateKey,
    publicKeys,
    publicJwks: keys.map((key) => key.publicJwk),
  };
}

interface ImportedKey {
  kid: string;
  publicJwk: JWK;
  publicKey: CryptoKey;
  privateKey: CryptoKey | undefined;
}

async function importKey({ d, ...rest }: KeySet['keys'][number], origin: string): Promise<ImportedKey> {
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
    throw new SigningKeysError(`${origin}: private and public part of the first key do not belong together.`);
  }
}
