import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '../../server/backup/restore-backup.ts';
import { readSqlFile, writeSqlFile } from '../../server/backup/sql-file.ts';
import { writeBackup, writeExport } from '../../server/backup/write-sql.ts';
import type { Database } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openPglite } from '../../server/db/open-pglite.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { asOperator } from '../../server/db/roles.ts';
import { fillColumns } from '../helpers/fill-columns.ts';
import { readRows } from '../helpers/read-rows.ts';
import { createPostgresDatabase, isRealPostgres, openTestDatabase } from '../helpers/test-database.ts';
import { everyCharacter, hardTexts } from '../helpers/unicode-texts.ts';

const rowsEach = 40;
const texts = [...new Set(hardTexts(4000, 19))].filter((text) => text !== '');
const characters = everyCharacter();

/** Columns whose text a person chooses, or a part of it. */
const personal = [
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'affiliate_id', 'campaign'].map(
    (column) => `public.profiles.${column}`,
  ),
  ...['topic', 'topic_key', 'questions'].map((column) => `public.saved_trees.${column}`),
  ...['hook', 'hook_key', 'materials', 'script', 'background'].map(
    (column) => `public.saved_scripts.${column}`,
  ),
  ...['email', 'raw_user_meta_data', 'raw_app_meta_data'].map((column) => `auth.users.${column}`),
  ...['auth.identities.identity_data', 'auth.mfa_factors.friendly_name', 'auth.sessions.user_agent'],
  ...['auth.audit_log_entries.payload', 'auth.flow_state.code_challenge'],
  ...['billing.reservations.work_key', 'billing.reservations.idempotency_key'],
  ...['private.online_answers.topic_key', 'private.online_answers.answer', 'sandbox.events.body'],
];

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fisga-backup-text-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function openEmbedded(): Promise<Database> {
  const database = await openPglite(null);
  await migrate(database);
  return database;
}

/** Rows of every text there is: hard ones in each column, and a topic of every character. */
async function fill(database: Database): Promise<{ filled: string[]; count: number }> {
  const done = await fillColumns(database, { texts, rowsEach });
  await asOperator(database, async (transaction) => {
    await transaction.execute('set local session_replication_role = replica');
    await transaction.query(
      `insert into public.saved_trees (id, user_id, topic, topic_key, variant, engine, questions)
       select gen_random_uuid(), gen_random_uuid(), text, md5(text), 1, 'every character', jsonb_build_array(text)
       from jsonb_array_elements_text($1::jsonb) as text`,
      [JSON.stringify(characters)],
    );
  });
  return done;
}

/** The topics of every character, in their order. */
async function readCharacters(database: Database): Promise<string[]> {
  const { rows } = await asOperator(database, (transaction) =>
    transaction.query<{ topic: string }>(
      `select to_json(topic)::text as topic from public.saved_trees where engine = 'every character' and questions ->> 0 = topic
       order by topic collate "C"`,
    ),
  );
  return rows.map(({ topic }) => JSON.parse(topic));
}

const places: readonly [string, () => Promise<Database>][] = isRealPostgres
  ? [
      ['PostgreSQL', openTestDatabase],
      ['the embedded database', openEmbedded],
    ]
  : [['the embedded database', openTestDatabase]];
const ways = places.flatMap((from) =>
  places
    .filter((to) => !isRealPostgres || from === places[0] || to === places[0])
    .map((to) => [from[0], to[0], from[1], to[1]] as const),
);

describe('text of every plane', () => {
  it.each(ways)(
    'comes back from a backup of %s into %s, row by row',
    async (_from, _to, openFrom, openTo) => {
      const from = await openFrom();
      const { filled, count } = await fill(from);
      expect(filled).toEqual(expect.arrayContaining(personal));
      expect(count).toBeGreaterThan(2000);
      const path = join(directory, `${filled.length}-${crypto.randomUUID()}.sql.gz`);
      await writeSqlFile(path, (write) => writeBackup(from, write));
      const before = await readRows(from);
      await from.close();

      const to = await openTo();
      await restoreBackup(to, () => readSqlFile(path));
      expect(await readRows(to)).toEqual(before);
      expect(await readCharacters(to)).toEqual(characters);
      await to.close();
    },
  );

  it('comes back from an export, row by row, as one statement a line', async () => {
    const from = await openTestDatabase();
    await fill(from);
    const path = join(directory, 'export.sql');
    await writeSqlFile(path, (write) => writeExport(from, write));
    const sql = await readFile(path, 'utf8');
    const lines = sql.split('\n').slice(0, -1);
    expect(lines.filter((line) => !/^--|;$/u.test(line))).toEqual([]);
    // Nothing that any program takes for the end of a line stands within one.
    expect(sql.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u).length).toBe(lines.length + 1);

    const to = await openTestDatabase();
    await asOperator(to, (transaction) => transaction.execute(sql));
    const exported = lines.flatMap((line) => /^insert into (\S+) /u.exec(line)?.[1] ?? []);
    const wanted = (tables: readonly { name: string; columns: string[] }[]) =>
      tables
        .filter(({ name }) => exported.includes(name))
        .map((table) => ({
          ...table,
          columns: table.columns.filter((name) => name !== '"last_accepted_step"'),
        }));
    expect(await readRows(to, wanted)).toEqual(await readRows(from, wanted));
    expect(await readCharacters(to)).toEqual(characters);
    await from.close();
    await to.close();
  });

  it.runIf(isRealPostgres)('an export that was cut off changes nothing where it is loaded', async () => {
    const from = await openTestDatabase();
    await fillColumns(from, { texts, rowsEach: 3 });
    const path = join(directory, 'cut-off.sql');
    await writeSqlFile(path, (write) => writeExport(from, write));
    await from.close();
    const lines = (await readFile(path, 'utf8')).split('\n').slice(0, -2);

    const url = await createPostgresDatabase();
    const client = new pg.Client(url);
    await client.connect();
    for (const line of lines) await client.query(line);
    await client.end();
    const to = openPostgres({ url, onIdleError: () => {} });
    const { rows } = await asOperator(to, (transaction) => transaction.query('select 1 from auth.users'));
    expect(rows).toEqual([]);
    await to.close();
  });
});
