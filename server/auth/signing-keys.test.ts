import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseSigningKeys, readKeyFile } from './signing-keys.ts';

async function createJwk(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return exportJWK(privateKey);
}

describe('parseSigningKeys', () => {
  it('publishes no private part', async () => {
    const { publicJwks } = await parseSigningKeys({ keys: [await createJwk(), await createJwk()] }, 'test');
    expect(publicJwks).toHaveLength(2);
    for (const jwk of publicJwks) {
      expect(Object.keys(jwk).sort()).toEqual([
        'alg',
        'crv',
        'ext',
        'key_ops',
        'kid',
        'kty',
        'use',
        'x',
        'y',
      ]);
    }
  });

  it('takes an older key without its private part, but not a newest one', async () => {
    const { d: _, ...publicOnly } = await createJwk();
    await expect(parseSigningKeys({ keys: [await createJwk(), publicOnly] }, 'test')).resolves.toBeTruthy();
    await expect(parseSigningKeys({ keys: [publicOnly, await createJwk()] }, 'test')).rejects.toThrow(
      /first key whose time has come signs/,
    );
  });

  it('says what is wrong without quoting the key', async () => {
    const key = await createJwk();
    const other = await createJwk();
    const faults: [unknown, RegExp][] = [
      [key, /Look at: keys/],
      [{ keys: [] }, /Look at: keys/],
      [{ keys: [{ ...key, crv: 'P-384' }] }, /keys\.0\.crv/],
      [{ keys: [{ ...key, d: other.d }] }, /not a valid P-256 key|do not belong together/],
      [{ keys: [{ ...key, x: 'AAAA' }] }, /not a valid P-256 key/],
      [
        {
          keys: [
            { ...key, kid: 'a' },
            { ...other, kid: 'a' },
          ],
        },
        /same kid/,
      ],
    ];
    for (const [value, message] of faults) {
      const error = await parseSigningKeys(value, 'JWT_KEYS_FILE /keys.json').then(
        () => new Error('It was accepted.'),
        (reason: Error) => reason,
      );
      expect(error.message).toMatch(message);
      expect(error.message).toContain('JWT_KEYS_FILE /keys.json');
      expect(`${error.message}${error.stack}`).not.toContain(key.d);
    }
  });
});

describe('readKeyFile', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fisga-keys-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('reads a JSON file', async () => {
    const file = join(folder, 'keys.json');
    await writeFile(file, '{"keys": []}', { mode: 0o600 });
    expect(await readKeyFile(file)).toEqual({ keys: [] });
  });

  it('names the file that is missing or broken, and keeps its text to itself', async () => {
    const file = join(folder, 'broken.json');
    await writeFile(file, 'very-private', { mode: 0o600 });
    await expect(readKeyFile(file)).rejects.toThrow(/broken\.json is not JSON/);
    await expect(readKeyFile(file)).rejects.not.toThrow(/very-private/);
    await expect(readKeyFile(join(folder, 'missing.json'))).rejects.toThrow(/cannot be read \(ENOENT\)/);
  });
});
