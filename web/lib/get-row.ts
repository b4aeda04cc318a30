import type { z } from 'zod';
import type { LoadSchema } from './functions.ts';
import { nextTask } from './next-task.ts';
import { openDatabase } from './supabase.ts';

interface RowChoice<Schema extends z.ZodType> {
  table: string;
  columns: string;
  where: [column: string, value: string];
  loadSchema: LoadSchema<Schema>;
}

/** The one row that fits, parsed; null when there is none. */
export async function getRow<Schema extends z.ZodType>(
  { table, columns, where, loadSchema }: RowChoice<Schema>,
  signal: AbortSignal,
): Promise<z.output<Schema> | null> {
  // Neither is got ready within the task that sets the screen up.
  const [database, schema] = await Promise.all([openDatabase(), nextTask().then(loadSchema)]);
  const { data, error } = await database
    .from(table)
    .select(columns)
    .eq(...where)
    .abortSignal(signal)
    .maybeSingle();
  if (error) throw error;
  return data === null ? null : schema.parse(data);
}
