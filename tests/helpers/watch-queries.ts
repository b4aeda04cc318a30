import type { Database } from '../../server/db/database.ts';

/** The same database, where `afterQuery` runs after each statement, in its transaction, before what it found is handed out. */
export function watchQueries(database: Database, afterQuery: (sql: string) => Promise<void>): Database {
  return {
    ...database,
    transaction: (work, opening) =>
      database.transaction(
        (transaction) =>
          work({
            ...transaction,
            async query<Row>(sql: string, parameters?: readonly unknown[]) {
              const result = await transaction.query<Row>(sql, parameters);
              await afterQuery(sql);
              return result;
            },
          }),
        opening,
      ),
  };
}
