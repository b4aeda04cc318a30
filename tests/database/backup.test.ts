import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestLines, endPrefix } from '../../server/backup/format.ts';
import { restoreBackup } from '../../server/backup/restore-backup.ts';
import { RestoreError } from '../../server/backup/restore-error.ts';
import { readSqlFile, writeSqlFile } from '../../server/backup/sql-file.ts';
import { writeBackup, writeExport } from '../../server/backup/write-sql.ts';
import { findDifferences } from '../../server/billing/find-differences.ts';
import type { Database } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openPglite } from '../../server/db/open-pglite.ts';
import { asOperator, asService } from '../../server/db/roles.ts';
import { paidRequest } from '../helpers/known-topics.ts';
import { callFunction, openClient, type Person, signUpPerson } from '../helpers/people.ts';
import { readRows } from '../helpers/read-rows.ts';
import { openTestDatabase } from '../helpers/test-database.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

/** With what some programs take for the end of a line, and what SQL and JSON escape. */
const topic = 'Emoji 🎣, aspas " e \' e uma \\ barra, \u2028 \u2029 \u0085 \v \f \r fim';
const password = 'segredo-123';
/** Bytes of a packed file that say nothing of what it holds: when and where it was packed. */
const gzipHeader = 10;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fisga-backup-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Somebody who searched, and whose name breaks lines. */
async function livePerson(server: TestServer): Promise<Person> {
  const person = await signUpPerson(server);
  await person.client.auth.updateUser({ data: { nome: 'Ana\nMaria\\\r\n"D\'Ávila"' } });
  expect((await callFunction(server, person, 'generate-hooks', { prompt: 'Dormir melhor' })).status).toBe(
    200,
  );
  const profile = { id: person.id, utm_campaign: topic, campaign: { origem: topic } };
  expect((await person.client.from('profiles').upsert(profile)).error).toBeNull();
  return person;
}

/** Signs in with the password and finds the search and the credits of before. */
async function requireSame(server: TestServer, { email, id }: Person) {
  const client = openClient(server);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ id, user_metadata: { nome: 'Ana\nMaria\\\r\n"D\'Ávila"' } });
  const trees = await client.from('saved_trees').select('topic');
  expect(trees.data).toEqual([{ topic: 'Dormir melhor' }]);
  const profile = await client.from('profiles').select('utm_campaign, campaign').single();
  expect(profile.data).toEqual({ utm_campaign: topic, campaign: { origem: topic } });
  const credits = await client.from('free_credits').select('credits_remaining').single();
  expect(credits.data).toEqual({ credits_remaining: 3 });
  expect(await asService(server.database, findDifferences)).toEqual([]);
}

const backUp = (database: Database, name: string) =>
  writeSqlFile(join(directory, name), (write) => writeBackup(database, write));
const restore = (database: Database, name: string) =>
  restoreBackup(database, () => readSqlFile(join(directory, name)));

/** The lines of a backup with the mark that their end would have. */
function seal(text: string): string {
  const lines = text.split('\n').slice(0, -2);
  const digest = digestLines();
  for (const line of lines) digest.add(line);
  return [...lines, endPrefix + digest.hex(), ''].join('\n');
}

describe('a backup', () => {
  it.each(['plain.sql', 'small.sql.gz'])('%s brings back all there was, to the last row', async (name) => {
    const server = await startTestServer();
    const person = await livePerson(server);
    await backUp(server.database, name);
    const before = await readRows(server.database);
    await server.stop();
    expect((await stat(join(directory, name))).mode & 0o777).toBe(0o600);

    const empty = await openTestDatabase();
    await restore(empty, name);
    expect(await readRows(empty)).toEqual(before);
    const next = await startTestServer({ database: empty });
    // The session too: the keys that sign and the tokens are part of it.
    expect(next.publishableKey).toBe(server.publishableKey);
    expect((await openClient(next).auth.getUser(person.accessToken)).data.user?.id).toBe(person.id);
    await requireSame(next, person);
    // Numbers that the database gives go on after the last.
    await signUpPerson(next);
    expect((await callFunction(next, person, 'generate-hooks', { prompt: 'Bolo de cenoura' })).status).toBe(
      200,
    );
    await next.stop();
  });

  it('is of one moment, while people go on', async () => {
    const server = await startTestServer();
    const person = await livePerson(server);
    let isOver = false;
    const others = (async () => {
      for (let count = 0; !isOver; count += 1) {
        await signUpPerson(server);
        await callFunction(server, person, 'generate-hooks', paidRequest(count));
      }
    })();
    await backUp(server.database, 'busy.sql');
    isOver = true;
    await others;
    await server.stop();
    const empty = await openTestDatabase();
    await restore(empty, 'busy.sql');
    expect(await asService(empty, findDifferences)).toEqual([]);
    await empty.close();
  });

  it('leaves nothing half written where the disk ends, nor writes over a file that another run writes', async () => {
    const failing = writeSqlFile(join(directory, 'half.sql'), async (write) => {
      await write('begin;');
      throw new Error('The disk is full');
    });
    await expect(failing).rejects.toThrow('The disk is full');
    expect((await readdir(directory)).filter((name) => name.startsWith('half'))).toEqual([]);
    await writeFile(join(directory, 'other.sql.unfinished'), 'of another run');
    await expect(writeSqlFile(join(directory, 'other.sql'), async () => {})).rejects.toThrow('EEXIST');
    expect(await readFile(join(directory, 'other.sql.unfinished'), 'utf8')).toBe('of another run');
  });
});

describe('restoring', () => {
  let whole: string;
  let database: Database;
  beforeAll(async () => {
    const server = await startTestServer();
    await livePerson(server);
    await backUp(server.database, 'whole.sql');
    await server.stop();
    whole = await readFile(join(directory, 'whole.sql'), 'utf8');
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it.each([
    ['an empty file', () => '', /cut off/],
    ['another file', () => 'select 1;\n', /no backup/],
    ['a file that was cut off', () => whole.slice(0, whole.length - 200), /cut off/],
    [
      'a backup of another version',
      () => seal(whole.replace('-- migrations: [', '-- migrations: ["product/9 x",')),
      /version/,
    ],
    ['a backup of an earlier format', () => '-- Fisga, everything there is\nselect 1;\n-- end\n', /version/],
    ['a file in which one letter changed', () => whole.replace('dormir', 'domrir'), /damaged/],
    [
      'a file with a statement that the database refuses',
      () => seal(whole.replace('insert into "auth"."users" (', 'insert into "auth"."users" ("none",')),
      /cannot be loaded/,
    ],
  ])('refuses %s and changes nothing', async (_, text, message) => {
    const before = await readRows(database);
    await writeFile(join(directory, 'bad.sql'), text());
    await expect(restore(database, 'bad.sql')).rejects.toThrow(message);
    expect(await readRows(database)).toEqual(before);
  });

  it.each(['plain.sql', 'packed.sql.gz'])(
    'refuses %s wherever it was cut off or one bit of it changed, in one line, and changes nothing',
    async (name) => {
      const before = await readRows(database);
      const path = join(directory, name);
      await writeSqlFile(path, async (write) => {
        for (const line of whole.split('\n').slice(0, -1)) await write(line);
      });
      const sound = await readFile(path);
      // Without its last line feed a file is whole.
      const place = fc
        .nat({ max: sound.length - 2 })
        .filter((byte) => name === 'plain.sql' || byte >= gzipHeader);
      const damage = fc.record({ byte: place, bit: fc.nat({ max: 7 }), isCutOff: fc.boolean() });
      await fc.assert(
        fc.asyncProperty(damage, async ({ byte, bit, isCutOff }) => {
          const damaged = Buffer.from(isCutOff ? sound.subarray(0, byte) : sound);
          if (!isCutOff) damaged[byte] = (sound[byte] ?? 0) ^ (1 << bit);
          await writeFile(path, damaged);
          const refused = await restore(database, name).catch((error: unknown) => error);
          expect(refused).toBeInstanceOf(RestoreError);
          expect((refused as Error).message).not.toContain('\n');
        }),
        { numRuns: 150, seed: 19 },
      );
      expect(await readRows(database)).toEqual(before);
      await writeFile(path, sound);
      const empty = await openTestDatabase();
      await restore(empty, name);
      await empty.close();
    },
  );

  it('says that there is no such file', async () => {
    await expect(restore(database, 'nowhere.sql.gz')).rejects.toThrow(
      /nowhere\.sql\.gz cannot be read \(ENOENT\)/u,
    );
  });

  it('refuses a database that somebody uses', async () => {
    const server = await startTestServer();
    await signUpPerson(server);
    await expect(restore(server.database, 'whole.sql')).rejects.toThrow(/accounts already/);
    await server.stop();
  });
});

describe('moving', () => {
  it('from the embedded database to this one, and on to another account service, keeps everybody', async () => {
    const embedded = await openPglite(null);
    await migrate(embedded);
    const first = await startTestServer({ database: embedded });
    const person = await livePerson(first);
    await requireSame(first, person);
    await backUp(embedded, 'embedded.sql');
    await first.stop();

    const here = await openTestDatabase();
    await restore(here, 'embedded.sql');
    const second = await startTestServer({ database: here });
    await requireSame(second, person);
    await writeSqlFile(join(directory, 'export.sql'), (write) => writeExport(here, write));
    await second.stop();

    // Another installation: its own keys, its own settings, no accounts.
    const elsewhere = await openTestDatabase();
    const third = await startTestServer({ database: elsewhere });
    expect(third.publishableKey).not.toBe(second.publishableKey);
    const sql = await readFile(join(directory, 'export.sql'), 'utf8');
    await asOperator(elsewhere, (transaction) => transaction.execute(sql));
    await requireSame(third, person);
    expect((await openClient(third).auth.getUser(person.accessToken)).data.user).toBeNull();
    await third.stop();
  });
});
