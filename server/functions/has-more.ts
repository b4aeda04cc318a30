import { hasFreshSet } from '../../engine/tree/choose-questions.ts';
import { maximumVariant } from '../../shared/hook-tree.ts';
import type { UserId } from '../auth/caller.ts';
import type { Transaction } from '../db/database.ts';
import type { TreeGenerator, TreeInput } from '../generation/tree-generator.ts';
import { hasSavedTree, listUsedHooks } from './saved-trees.ts';
import { cardOf, toTreeWork } from './tree-request.ts';

/** Whether the next variant brings hooks that are not in this tree: stored ones of the person's, or new ones. */
export async function hasMore(
  transaction: Transaction,
  { generator, userId, input }: { generator: TreeGenerator; userId: UserId; input: TreeInput },
): Promise<boolean> {
  const next = { ...input, variant: input.variant + 1 };
  if (next.variant > maximumVariant) return false;
  const writer = generator.writerOf(next);
  if (writer === 'model' || (await hasFreshTree(transaction, userId, next))) return true;
  return hasSavedTree(transaction, userId, toTreeWork(next, writer));
}

/** Whether a card still has a whole tree that is new to the person. */
export async function hasFreshTree(
  transaction: Transaction,
  userId: UserId,
  { reading, basis }: Pick<TreeInput, 'reading' | 'basis'>,
): Promise<boolean> {
  if (reading.kind === 'ask' || basis.from !== 'topic') return false;
  const card = cardOf({ reading, basis });
  return hasFreshSet(reading.match.card, await listUsedHooks(transaction, userId, card));
}
