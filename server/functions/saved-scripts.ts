import { z } from 'zod';
import { backgroundSchema, materialSchema, scriptSchema } from '../../shared/busca-referencias.ts';
import type { UserId } from '../auth/caller.ts';
import { firstRow, type Transaction } from '../db/database.ts';

const savedScriptSchema = z.object({
  id: z.string(),
  hook: z.string(),
  materials: z.array(materialSchema),
  script: scriptSchema.nullable(),
  background: backgroundSchema.nullable(),
  engine: z.string(),
  charged: z.boolean(),
});

export type SavedScript = z.infer<typeof savedScriptSchema>;

/** The person's stored materials and script of this hook, or null. */
export async function findSavedScript(
  transaction: Transaction,
  userId: UserId,
  hookKey: string,
): Promise<SavedScript | null> {
  const row = firstRow(
    await transaction.query(
      'select id, hook, materials, script, background, engine, charged from public.saved_scripts where user_id = $1 and hook_key = $2',
      [userId, hookKey],
    ),
  );
  return row === null ? null : savedScriptSchema.parse(row);
}
