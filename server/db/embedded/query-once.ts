import type { PGlite } from '@electric-sql/pglite';
import { serialize } from 'pg-protocol';
import type { OnceQuery, StepResult } from './engine-messages.ts';

/**
 * Runs both statements as one message: up to the `Sync` at its end they are one transaction, and after a failure the second does not
 * run. Call it while nothing else runs on this database. `opening` is a statement without parameters, whose rows are dropped; empty
 * runs none.
 */
export async function queryOnce(
  pglite: PGlite,
  { sql, parameters, opening }: OnceQuery,
): Promise<StepResult> {
  const messages = await pglite.execProtocolStream(
    Buffer.concat([
      ...(opening === '' ? [] : [serialize.parse({ text: opening }), serialize.bind(), serialize.execute()]),
      serialize.parse({ text: sql }),
      serialize.bind({ values: parameters.map(toText) }),
      serialize.describe({ type: 'P' }),
      serialize.execute(),
      serialize.sync(),
    ]),
  );
  return readResult(messages as unknown as Message[], pglite.parsers);
}

/** What is read of a message; the rows of the opening come before there is a description. */
type Message =
  | { name: 'rowDescription'; fields: { name: string; dataTypeID: number }[] }
  | { name: 'dataRow'; fields: (string | null)[] }
  | { name: 'commandComplete'; text: string };

function readResult(messages: Message[], parsers: PGlite['parsers']): StepResult {
  const start = messages.findIndex(({ name }) => name === 'rowDescription');
  const description = messages[start];
  const columns = description?.name === 'rowDescription' ? description.fields : [];
  const rows: unknown[] = [];
  let count = 0;
  for (const message of start === -1 ? messages : messages.slice(start)) {
    if (message.name === 'commandComplete') count = Number(/\d+$/u.exec(message.text)?.[0] ?? 0);
    if (message.name !== 'dataRow' || start === -1) continue;
    const values = columns.map(({ name, dataTypeID }, index) => {
      const text = message.fields[index] ?? null;
      return [name, text === null ? null : (parsers[dataTypeID]?.(text) ?? text)];
    });
    rows.push(Object.fromEntries(values));
  }
  return { rows, count };
}

/** A parameter as PostgreSQL reads it: an array of texts in braces, each quoted. */
function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (!Array.isArray(value)) return String(value);
  const items = value.map((item) =>
    item === null ? 'NULL' : `"${String(item).replaceAll(/[\\"]/gu, '\\$&')}"`,
  );
  return `{${items.join(',')}}`;
}
