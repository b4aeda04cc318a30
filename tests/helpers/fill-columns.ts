import { listTables } from '../../server/backup/tables.ts';
import type { Database, Transaction } from '../../server/db/database.ts';
import { asOperator } from '../../server/db/roles.ts';

interface Column {
  table: string;
  column: string;
  type: string;
  /** Of a text; null where it has no end. */
  longest: number | null;
  isNeeded: boolean;
  /** The first label of an enum, or the first value that a check names. */
  allowed: string | null;
}

const emptyValues: Record<string, string> = {
  'text[]': "'{}'",
  uuid: 'gen_random_uuid()',
  integer: '0',
  smallint: '0',
  bigint: '(random() * 1e15)::bigint',
  'double precision': 'random()',
  numeric: 'random()',
  boolean: 'false',
  date: 'current_date + (random() * 1e6)::integer',
  'timestamp with time zone': 'now()',
  inet: "'::1'",
};

/**
 * Leaves `rowsEach` rows in every table that holds data, with a text of its own in every column of text or JSON of each, where no check
 * refuses any text. Answers the columns, as `schema.table.column`, and how many texts went in.
 */
export function fillColumns(
  database: Database,
  { texts, rowsEach }: { texts: readonly string[]; rowsEach: number },
): Promise<{ filled: string[]; count: number }> {
  return asOperator(database, async (transaction) => {
    // Without foreign keys and triggers, as restoring does.
    await transaction.execute('set local session_replication_role = replica');
    const columns = await listColumns(transaction);
    const filled: string[] = [];
    let count = 0;
    for (const { name } of await listTables(transaction)) {
      const own = columns.filter(({ table }) => table === name);
      await transaction.execute(`delete from ${name}`);
      for (let row = 0; row < rowsEach; row += 1) await transaction.execute(insertRow(name, own));
      for (const column of own) {
        const mine = Array.from({ length: rowsEach }, (_, row) => texts[(count + row) % texts.length]);
        if (!(await fillColumn(transaction, column, mine))) continue;
        count += rowsEach;
        filled.push(`${name}.${column.column}`.replaceAll('"', ''));
      }
    }
    return { filled, count };
  });
}

async function listColumns(transaction: Transaction): Promise<Column[]> {
  const { rows } = await transaction.query<Column>(
    `select format('%s.%s', '"' || n.nspname || '"', '"' || c.relname || '"') as table, '"' || a.attname || '"' as column,
       format_type(a.atttypid, null) as type, nullif(a.atttypmod, -1) - 4 as longest,
       a.attnotnull and not a.atthasdef and a.attidentity = '' as "isNeeded",
       coalesce((select enumlabel from pg_enum where enumtypid = a.atttypid order by enumsortorder limit 1),
         (select coalesce(substring(pg_get_constraintdef(k.oid) from '''([^'']+)''::text'),
          substring(pg_get_constraintdef(k.oid) from '>= (\\d+)')) from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1)) as allowed
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by 1, a.attnum`,
  );
  return rows;
}

function insertRow(table: string, columns: readonly Column[]): string {
  const needed = columns.filter(({ isNeeded }) => isNeeded);
  if (needed.length === 0) return `insert into ${table} default values`;
  const values = needed.map(({ type, allowed }) => {
    if (type === 'jsonb') return allowed === 'array' ? "'[]'" : "'{}'";
    return allowed === null ? (emptyValues[type] ?? 'gen_random_uuid()::text') : `'${allowed}'`;
  });
  return `insert into ${table} (${needed.map(({ column }) => column).join()}) values (${values.join()})`;
}

/** Of the text at the row's place in the list; more than one form where a check may refuse the first. */
function formsOf({ type, longest }: Column): string[] {
  const text = 'text_of_row';
  if (type === 'text' || type === 'character varying') return [longest ? `left(${text}, ${longest})` : text];
  if (type === 'text[]') return [`array[${text}, '', ${text}]`];
  if (type !== 'jsonb' && type !== 'json') return [];
  const object = `jsonb_build_object('a', ${text}, ${text} || 'b', jsonb_build_array(${text}))`;
  return [`${object}::${type}`, `jsonb_build_array(${object})::${type}`];
}

async function fillColumn(
  transaction: Transaction,
  column: Column,
  texts: readonly (string | undefined)[],
): Promise<boolean> {
  for (const form of formsOf(column)) {
    await transaction.execute('savepoint before_column');
    try {
      await transaction.query(
        `update ${column.table} t set ${column.column} = ${form} from (select place, $1::jsonb ->> (row_number() over () - 1)::integer as text_of_row
           from (select ctid as place from ${column.table}) places) numbered where t.ctid = numbered.place`,
        [JSON.stringify(texts)],
      );
      return true;
    } catch (error) {
      await transaction.execute('rollback to savepoint before_column');
      if (!isCheckViolation(error)) throw error;
    }
  }
  return false;
}

const isCheckViolation = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23514';
