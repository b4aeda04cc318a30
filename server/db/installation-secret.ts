import type { Database } from './database.ts';
import { firstRow } from './database.ts';
import { asOperator } from './roles.ts';

/**
 * The value of a setting that this installation makes up once: the stored one, or what `generate` gives, stored now.
 * Processes that start together all get the value of whoever stored first.
 */
export async function getOrCreateSecret(
  database: Database,
  name: string,
  generate: () => Promise<unknown>,
): Promise<unknown> {
  const stored = await readSetting(database, name);
  if (stored !== undefined) return stored;
  const value = JSON.stringify(await generate());
  await asOperator(database, (transaction) =>
    transaction.query(
      'insert into private.settings (name, value) values ($1, $2::jsonb) on conflict (name) do nothing',
      [name, value],
    ),
  );
  return readSetting(database, name);
}

/** Replaces it by what `change` makes of it, and answers that. Two changes at once follow each other. */
export async function changeSecret<Value>(
  database: Database,
  name: string,
  change: (stored: unknown) => Promise<Value>,
): Promise<Value> {
  return asOperator(database, async (transaction) => {
    const stored = await transaction.query<{ value: unknown }>(
      'select value from private.settings where name = $1 for update',
      [name],
    );
    const value = await change(firstRow(stored)?.value);
    await transaction.query(
      `insert into private.settings (name, value) values ($1, $2::jsonb)
       on conflict (name) do update set value = excluded.value`,
      [name, JSON.stringify(value)],
    );
    return value;
  });
}

async function readSetting(database: Database, name: string): Promise<unknown> {
  const result = await asOperator(database, (transaction) =>
    transaction.query<{ value: unknown }>('select value from private.settings where name = $1', [name]),
  );
  return firstRow(result)?.value;
}
