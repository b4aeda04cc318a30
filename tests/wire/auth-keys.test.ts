import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openKeyRing } from '../../server/auth/key-ring.ts';
import { rotateKeys } from '../../server/auth/rotate-keys.ts';
import { generateKeySet } from '../../server/auth/signing-keys.ts';
import { openClient, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth } from './call-auth.ts';

let passed = 0;
const clock = () => new Date(Date.now() + passed * 1000);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ context: { clock } });
});
afterAll(() => server.stop());

const kidOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid as string;
const readShownKids = async () => {
  const { body } = await callAuth(server, 'GET', '/.well-known/jwks.json', { apiKey: null });
  return body.keys.map(({ kid }: { kid: string }) => kid) as string[];
};
const rotate = (isRevoking = false) =>
  rotateKeys({ database: server.database, file: null }, { now: clock(), isRevoking });
/** The minute in which a server reads the set again. */
const passMinute = async () => {
  passed += 60;
  // What nobody knows makes it look.
  await callAuth(server, 'GET', '/user', { token: `${strangersHeader}.e30.AAAA` });
};
const strangersHeader = Buffer.from('{"alg":"ES256","kid":"outra"}').toString('base64url');
const isTaken = async (token: string) => (await callAuth(server, 'GET', '/user', { token })).status === 200;

describe('rotating the keys under a running server', () => {
  it('shows the new key first, signs with it later, and keeps older tokens until they expire', async () => {
    const before = await signUpPerson(server);
    const old = kidOf(before.accessToken);
    const { kid, signsFrom } = await rotate();
    expect(Math.abs(signsFrom.getTime() - clock().getTime() - 900_000)).toBeLessThan(5_000);
    await passMinute();
    expect(await readShownKids()).toEqual([kid, old]);
    expect(kidOf((await signUpPerson(server)).accessToken)).toBe(old);
    passed += 900;
    await passMinute();
    const after = await signUpPerson(server);
    expect(kidOf(after.accessToken)).toBe(kid);
    expect(await isTaken(before.accessToken)).toBe(true);
    expect(await isTaken(after.accessToken)).toBe(true);
    const { data } = await before.client.auth.refreshSession();
    expect(kidOf(data.session?.access_token ?? '')).toBe(kid);
    // Two hours later no token of the first key lives.
    passed += 7200;
    const next = await rotate();
    await passMinute();
    expect(await readShownKids()).toEqual([next.kid, kid]);
  });

  it('takes a token of a key that another process learned of first', async () => {
    await rotate(true);
    passed += 2;
    const other = await startTestServer({ database: server.database, context: { clock } });
    const person = await signUpPerson(other);
    expect(await isTaken(person.accessToken)).toBe(true);
  });

  it('throws every token away when it must, and nobody’s session', async () => {
    const person = await signUpPerson(server);
    // Its signature is remembered from now on.
    expect(await isTaken(person.accessToken)).toBe(true);
    const [first, second] = await Promise.all([rotate(true), rotate(true)]);
    await passMinute();
    const shown = await readShownKids();
    expect(shown).toHaveLength(1);
    expect([first.kid, second.kid]).toContain(shown[0]);
    expect(await isTaken(person.accessToken)).toBe(false);
    expect((await person.client.auth.refreshSession()).error).toBeNull();
    expect((await openClient(server).auth.getUser(person.accessToken)).error?.status).toBe(403);
  });

  it('is not made to read the set for every made-up key', async () => {
    let reads = 0;
    const ring = await openKeyRing(
      {
        database: {
          ...server.database,
          transaction: (...parameters) => {
            reads += 1;
            return server.database.transaction(...parameters);
          },
        },
        file: null,
      },
      () => new Date(0),
    );
    const atStart = reads;
    await Promise.all(Array.from({ length: 50 }, () => ring.refresh?.()));
    expect(reads).toBe(atStart);
  });
});

it('rotates the keys of a file in place, as closed as it was', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'fisga-keys-'));
  const file = join(directory, 'keys.json');
  const set = await generateKeySet();
  await writeFile(file, JSON.stringify(set), { mode: 0o600 });
  const source = { database: server.database, file };
  const { kid } = await rotateKeys(source, { now: new Date(), isRevoking: false });
  const { keys } = JSON.parse(await readFile(file, 'utf8'));
  expect(keys).toMatchObject([{ kid }, { kid: set.keys[0]?.kid, d: expect.any(String) }]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await openKeyRing(source)).kid).toBe(set.keys[0]?.kid);
  await writeFile(file, '{"keys": "segredo"}');
  const refused = rotateKeys(source, { now: new Date(), isRevoking: true });
  await expect(refused).rejects.toThrow(/is not a set of ES256 keys/u);
  expect(await readFile(file, 'utf8')).toBe('{"keys": "segredo"}');
  await rm(directory, { recursive: true });
});
