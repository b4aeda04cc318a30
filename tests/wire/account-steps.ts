import type { Database } from '../../server/db/database.ts';
import { asOperator, asService } from '../../server/db/roles.ts';
import { callFunction, type Person } from '../helpers/people.ts';
import type { TestServer } from '../helpers/test-server.ts';

/** The password of everybody that `signUpPerson` makes. */
export const password = 'segredo-123';

/** Asks for the deletion as the person would. */
export function deleteAccount(
  server: TestServer,
  person: Pick<Person, 'accessToken' | 'email'>,
  body: { confirmation?: string; password?: string } = {},
) {
  return callFunction(server, person, 'delete-account', { confirmation: person.email, password, ...body });
}

/** The downloaded file: its text, its headers and what it holds. */
export async function exportAccount(server: TestServer, { accessToken }: Pick<Person, 'accessToken'>) {
  const response = await fetch(`${server.url}/functions/v1/export-account`, {
    method: 'POST',
    headers: { apikey: server.publishableKey, authorization: `Bearer ${accessToken}` },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, record: JSON.parse(text) };
}

/** Names of our tables in which a row mentions the text anywhere. The sandbox stands for somebody else's database. */
export function findMentions(database: Database, text: string): Promise<string[]> {
  return asOperator(database, async (transaction) => {
    const { rows } = await transaction.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
       where schemaname in ('public', 'auth', 'billing', 'private') order by 1`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const hits = await transaction.query(
        `select 1 from ${name} item where position($1 in to_jsonb(item)::text) > 0 limit 1`,
        [text],
      );
      if (hits.rows.length > 0) found.push(name);
    }
    return found;
  });
}

/** Accounts whose movements do not sum to their balance: what `npm run reconcile` prints. */
export async function countDifferences(database: Database): Promise<number> {
  const { rows } = await asService(database, (transaction) =>
    transaction.query('select 1 from billing.find_differences()'),
  );
  return rows.length;
}
