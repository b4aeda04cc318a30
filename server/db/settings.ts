import type { Database } from './database.ts';
import { asOperator } from './roles.ts';

/** Keeps a setting that SQL functions read, shared by all processes of this installation. */
export async function saveSetting(database: Database, name: 'free_credits', value: number): Promise<void> {
  await asOperator(database, (transaction) =>
    transaction.query(
      `insert into private.settings (name, value) values ($1, $2)
       on conflict (name) do update set value = excluded.value, updated_at = now()
       where private.settings.value is distinct from excluded.value`,
      [name, JSON.stringify(value)],
    ),
  );
}
