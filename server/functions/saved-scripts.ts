import { z } from 'zod';
import { getWorkKey } from '../../engine/evidence/corpus.ts';
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

/** The works that the person got with the hooks of a tree, by `getWorkKey`. */
export async function listOwnedWorks(
  transaction: Transaction,
  userId: UserId,
  treeId: string | null,
): Promise<ReadonlySet<string>> {
  if (treeId === null) return new Set();
  const { rows } = await transaction.query<{ title: string; year: number | null }>(
    `select material ->> 'title' as title, (material -> 'year')::int as year
     from public.saved_scripts, jsonb_array_elements(materials) material
     where user_id = $1 and tree_id = $2`,
    [userId, treeId],
  );
  return new Set(rows.map(getWorkKey));
}

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
