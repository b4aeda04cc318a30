import { screenText } from '../../engine/language/screen-text.ts';
import type { UserId } from '../auth/caller.ts';
import type { Database } from '../db/database.ts';
import { asService } from '../db/roles.ts';
import { AppError } from '../errors.ts';
import { isEmbeddedAlone } from '../generation/engine-name.ts';
import { findTreeOfHook } from './saved-trees.ts';

/**
 * Rejects a text that shows a risk to somebody with 422 and a sentence that says where help is. Each function calls it on all that came
 * from a person before it holds a credit or asks a model.
 */
export function requireHarmless(text: string): void {
  const risk = screenText(text);
  if (risk !== null) throw new AppError('sensitive_topic', risk.message);
}

/**
 * The same for a hook. One that the embedded engine wrote in a tree of the person's own passes while the tree's topic does: its texts on
 * hard subjects name what they warn of.
 */
export async function requireHarmlessHook(
  database: Database,
  { userId, hook }: { userId: UserId; hook: string },
): Promise<void> {
  if (screenText(hook) === null) return;
  const tree = await asService(database, (transaction) => findTreeOfHook(transaction, userId, hook));
  requireHarmless(tree !== null && isEmbeddedAlone(tree.engine) ? tree.topic : hook);
}
