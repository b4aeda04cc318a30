import { questionBlocksSchema } from '../../shared/hook-tree-schema.ts';
import type { UserId } from '../auth/caller.ts';
import { firstRow, type Transaction } from '../db/database.ts';

export interface SavedTree {
  id: string;
  topic: string;
  engine: string;
  questions: ReturnType<typeof questionBlocksSchema.parse>;
}

interface TreeRow {
  id: string;
  topic: string;
  engine: string;
  questions: unknown;
}

/** The person's stored tree of this topic and variant, or null. */
export async function findSavedTree(
  transaction: Transaction,
  userId: UserId,
  work: { topicKey: string; variant: number },
): Promise<SavedTree | null> {
  const row = firstRow(
    await transaction.query<TreeRow>(
      `select id, topic, engine, questions from public.saved_trees
       where user_id = $1 and topic_key = $2 and variant = $3`,
      [userId, work.topicKey, work.variant],
    ),
  );
  return row === null ? null : { ...row, questions: questionBlocksSchema.parse(row.questions) };
}

/** The topic of one of the person's own trees, or null when it is not theirs. */
export async function findTopicOfTree(
  transaction: Transaction,
  userId: UserId,
  treeId: string,
): Promise<string | null> {
  const row = firstRow(
    await transaction.query<{ topic: string }>(
      'select topic from public.saved_trees where user_id = $1 and id = $2',
      [userId, treeId],
    ),
  );
  return row?.topic ?? null;
}

/** The newest of the person's trees that holds this very hook, or null. */
export async function findTreeOfHook(
  transaction: Transaction,
  userId: UserId,
  hook: string,
): Promise<Pick<SavedTree, 'id' | 'topic' | 'engine'> | null> {
  const patterns = ['hook_1', 'hook_2', 'hook_3', 'hook_4'].map((key) => JSON.stringify([{ [key]: hook }]));
  return firstRow(
    await transaction.query<Pick<SavedTree, 'id' | 'topic' | 'engine'>>(
      `select id, topic, engine from public.saved_trees
       where user_id = $1
         and (questions @> $2::jsonb or questions @> $3::jsonb or questions @> $4::jsonb or questions @> $5::jsonb)
       order by created_at desc limit 1`,
      [userId, ...patterns],
    ),
  );
}

/** What an exchange needs to know of the person's own tree, or null when it is not theirs. */
export async function findTreeToSwap(
  transaction: Transaction,
  userId: UserId,
  treeId: string,
): Promise<TreeToSwap | null> {
  const row = firstRow(
    await transaction.query<TreeRow & Pick<TreeToSwap, 'variant' | 'swaps'>>(
      'select topic, variant, swaps, engine, questions from public.saved_trees where user_id = $1 and id = $2',
      [userId, treeId],
    ),
  );
  return row === null ? null : { ...row, questions: questionBlocksSchema.parse(row.questions) };
}

export type TreeToSwap = Pick<SavedTree, 'topic' | 'engine' | 'questions'> & {
  variant: number;
  swaps: number[];
};
