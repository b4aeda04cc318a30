import { DataError } from './data-error.ts';
import type { ColumnType } from './exposed-tables.ts';

/** More of each than any client of ours sends. A request over one of them is refused before the database sees a value. */
export const mostOf = {
  parameters: 60,
  selected: 100,
  ordered: 20,
  listed: 500,
  rows: 1_000,
} as const;

/** Characters of a value that is cast to the type. A uuid may stand in braces, a time may name its zone. */
const longestValue: Record<Exclude<ColumnType, 'jsonb'>, number> = {
  uuid: 64,
  text: 4_000,
  integer: 32,
  bigint: 32,
  boolean: 16,
  timestamptz: 64,
};

export function requireAtMost(most: number, count: number, what: string): void {
  if (count > most) throw new DataError(400, 'PGRST100', `${what}: at most ${most}, not ${count}`);
}

export function requireShort(type: Exclude<ColumnType, 'jsonb'>, value: string): string {
  requireAtMost(longestValue[type], value.length, `Characters of a value of type ${type}`);
  return value;
}
