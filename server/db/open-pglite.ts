import { PGlite, types } from '@electric-sql/pglite';
import type { Database, Transaction } from './database.ts';
import { queryOnceIn } from './pglite-query-once.ts';

/**
 * Opens the embedded database in `directory`, or in memory when it is null; a new one may begin as a copy of a dumped data
 * directory (a tar). One process at a time: see `data-dir-lock.ts`.
 */
export async function openPglite(
  directory: string | null,
  { copyOf }: { copyOf?: Blob } = {},
): Promise<Database> {
  const pglite = await PGlite.create({
    ...(directory === null ? {} : { dataDir: directory }),
    ...(copyOf && { loadDataDir: copyOf }),
    parsers: { [types.INT8]: Number },
  });
  const transaction: Database['transaction'] = (work, opening = '') =>
    pglite.transaction(async (inner) => {
      if (opening !== '') await inner.exec(opening);
      const transaction: Transaction = {
        async query<Row>(sql: string, parameters: readonly unknown[] = []) {
          const result = await inner.query<Row>(sql, [...parameters]);
          return { rows: result.rows, count: result.affectedRows || result.rows.length };
        },
        async execute(sql) {
          await inner.exec(sql);
        },
      };
      return work(transaction);
    });
  return {
    kind: 'pglite',
    transaction,
    queryOnce: <Row>(sql: string, parameters: readonly unknown[] = [], opening = '') =>
      pglite._runExclusiveTransaction(() =>
        pglite._runExclusiveQuery(() => queryOnceIn<Row>(pglite, { sql, parameters, opening })),
      ),
    close: () => pglite.close(),
  };
}
