import { type CryptoKey, importJWK } from 'jose';
import { z } from 'zod';

const es256Schema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().min(1),
  y: z.string().min(1),
  kid: z.string().min(1),
});

/** A JWK set as an account service shows it; keys of other kinds may stand in it. */
export const jwksSchema = z.object({ keys: z.array(z.unknown()) });

/** Its ES256 keys by kid. Never more than the public half of one is read. */
export async function importPublicKeys({
  keys,
}: z.output<typeof jwksSchema>): Promise<ReadonlyMap<string, CryptoKey>> {
  const found = new Map<string, CryptoKey>();
  for (const candidate of keys) {
    const parsed = es256Schema.safeParse(candidate);
    if (!parsed.success) continue;
    const key = await importJWK(parsed.data, 'ES256').catch(() => null);
    if (key !== null && !(key instanceof Uint8Array)) found.set(parsed.data.kid, key);
  }
  return found;
}
