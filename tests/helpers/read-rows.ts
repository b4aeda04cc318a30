import { listTables, type Table } from '../../server/backup/tables.ts';
import type { Database } from '../../server/db/database.ts';
import { asOperator } from '../../server/db/roles.ts';

/** A digest of each row of each table, as the database itself computes it: what a driver changes on its way does not show. */
export function readRows(
  database: Database,
  listWanted: (tables: readonly Table[]) => readonly Table[] = (tables) => tables,
): Promise<Record<string, string[]>> {
  return asOperator(database, async (transaction) => {
    await transaction.execute("set local timezone = 'UTC'; set local datestyle = 'ISO'");
    const found: Record<string, string[]> = {};
    for (const { name, columns } of listWanted(await listTables(transaction))) {
      const values = columns.map((column) => `${column}::text`).join();
      const { rows } = await transaction.query<{ digest: string }>(
        `select md5(to_json(array[${values}]::text[])::text) as digest from ${name} order by 1`,
      );
      found[name] = rows.map(({ digest }) => digest);
    }
    return found;
  });
}
