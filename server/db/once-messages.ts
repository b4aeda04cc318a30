import { serialize } from 'pg-protocol';
import type { StatementNames } from './statement-names.ts';

/** One statement after its opening: together one transaction. The statement has the result; the opening's rows are dropped. */
export interface OnceQuery {
  sql: string;
  parameters: readonly unknown[];
  opening: { sql: string; parameters: readonly unknown[] } | null;
}

export interface OnceMessages {
  bytes: Buffer;
  /** The named statements among them, which the connection holds once all of them were answered. */
  names: string[];
}

/**
 * The messages of PostgreSQL's extended protocol for both statements, in one piece. Up to the `Sync` at their end they are one transaction
 * (PostgreSQL's documentation, "Extended Query"): after a failure the server skips the rest, so the second never runs without the first.
 * A named statement is parsed unless it is among those that the connection holds. Only the result of the second is described: its rows are
 * those that follow a row description.
 */
export function toOnceMessages(
  { sql, parameters, opening }: OnceQuery,
  names: StatementNames,
  held: ReadonlySet<string>,
): OnceMessages {
  const used: string[] = [];
  const bound = (text: string, values: readonly unknown[]) => {
    const name = names.nameOf(text);
    if (name !== '') used.push(name);
    return [...parsed(text, name, held), serialize.bind({ statement: name, values: values.map(toText) })];
  };
  const bytes = Buffer.concat([
    ...(opening === null ? [] : [...bound(opening.sql, opening.parameters), serialize.execute()]),
    ...bound(sql, parameters),
    describeResult,
    serialize.execute(),
    serialize.sync(),
  ]);
  return { bytes, names: used };
}

function parsed(text: string, name: string, held: ReadonlySet<string>): Buffer[] {
  if (name === '') return [serialize.parse({ text })];
  if (held.has(name)) return [];
  // One that a failed batch left behind must not be in the way; closing what is not there is no error.
  return [serialize.close({ type: 'S', name }), serialize.parse({ name, text })];
}

const describeResult = serialize.describe({ type: 'P' });

/** A parameter as PostgreSQL reads it: an array of texts in braces, each quoted. */
function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (!Array.isArray(value)) return String(value);
  const items = value.map((item) =>
    item === null ? 'NULL' : `"${String(item).replaceAll(/[\\"]/gu, '\\$&')}"`,
  );
  return `{${items.join(',')}}`;
}
