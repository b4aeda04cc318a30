import type { z } from 'zod';
import { openDatabase } from './supabase.ts';

interface Row {
  table: string;
  columns: string;
  where: [column: string, value: string];
}

/** The one row that fits, parsed; null when there is none. */
export async function getRow<Schema extends z.ZodType>(
  { table, columns, where }: Row,
  schema: Schema,
  signal: AbortSignal,
): Promise<z.output<Schema> | null> {
  const database = await openDatabase();
  const { data, error } = await database
    .from(table)
    .select(columns)
    .eq(...where)
    .abortSignal(signal)
    .maybeSingle();
  if (error) throw error;
  return data === null ? null : schema.parse(data);
}
