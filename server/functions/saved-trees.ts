import { topicKey } from '../../engine/language/normalise-topic.ts';
import { hooksOf } from '../../shared/hook-tree.ts';
import { questionBlocksSchema } from '../../shared/hook-tree-schema.ts';
import { type WrittenFrom, writtenFromSchema } from '../../shared/written-from.ts';
import type { UserId } from '../auth/caller.ts';
import { firstRow, type Transaction } from '../db/database.ts';

export interface SavedTree {
  id: string;
  topic: string;
  engine: string;
  written_from: WrittenFrom;
  questions: ReturnType<typeof questionBlocksSchema.parse>;
}

interface TreeRow {
  id: string;
  topic: string;
  engine: string;
  written_from: unknown;
  questions: unknown;
}

/** The work that a tree is: what was asked for, and what it is written from. */
export interface TreeWork {
  topicKey: string;
  variant: number;
  basis: string;
}

/** The person's stored tree of this topic and variant, or null. */
export async function findSavedTree(
  transaction: Transaction,
  userId: UserId,
  { topicKey, variant, basis }: TreeWork,
): Promise<SavedTree | null> {
  const row = firstRow(
    await transaction.query<TreeRow>(
      `select id, topic, engine, written_from, questions from public.saved_trees
       where user_id = $1 and topic_key = $2 and variant = $3 and basis = $4`,
      [userId, topicKey, variant, basis],
    ),
  );
  return row && parseTree(row);
}

function parseTree<Row extends TreeRow>(row: Row): Row & SavedTree {
  return {
    ...row,
    written_from: writtenFromSchema.parse(row.written_from),
    questions: questionBlocksSchema.parse(row.questions),
  };
}

/** Whether the person has this tree. */
export async function hasSavedTree(
  transaction: Transaction,
  userId: UserId,
  { topicKey, variant, basis }: TreeWork,
): Promise<boolean> {
  const { rows } = await transaction.query(
    'select from public.saved_trees where user_id = $1 and topic_key = $2 and variant = $3 and basis = $4',
    [userId, topicKey, variant, basis],
  );
  return rows.length > 0;
}

/**
 * All hooks that the person has, or had before an exchange, from a card: in whatever tree, and whatever wording led there. Trees from before
 * this was noted count for every card.
 */
export async function listUsedHooks(
  transaction: Transaction,
  userId: UserId,
  card: string,
): Promise<ReadonlySet<string>> {
  if (card === '') return new Set();
  const { rows } = await transaction.query<{ blocks: Parameters<typeof hooksOf>[0][] }>(
    `select questions || former as blocks from public.saved_trees
     where user_id = $1 and (card = $2 or card is null)`,
    [userId, card],
  );
  return new Set(
    rows.flatMap(({ blocks }) => blocks.flatMap((block) => hooksOf(block).map(({ hook }) => hook))),
  );
}

/** Keeps other requests of the person from using hooks of this card until the transaction ends. */
export async function lockCard(transaction: Transaction, userId: UserId, card: string): Promise<void> {
  if (card !== '') await transaction.query('select billing.lock_card($1, $2)', [userId, card]);
}

/** Keeps other requests of the person from settling materials of this tree until the transaction ends. */
export async function lockMaterials(
  transaction: Transaction,
  userId: UserId,
  treeId: string | null,
): Promise<void> {
  await transaction.query('select billing.lock_card($1, $2)', [userId, `materials of ${treeId}`]);
}

/** One of the person's own trees, or null when it is not theirs. */
export async function findTreeById(
  transaction: Transaction,
  userId: UserId,
  treeId: string,
): Promise<SavedTree | null> {
  const row = firstRow(
    await transaction.query<TreeRow>(
      `select id, topic, engine, written_from, questions from public.saved_trees where user_id = $1 and id = $2`,
      [userId, treeId],
    ),
  );
  return row && parseTree(row);
}

const mostLookedThrough = 60;

/**
 * The newest of the person's trees that holds this hook, or null: letter for letter, else among their last trees with other quotation
 * marks, case or spaces.
 */
export async function findTreeOfHook(
  transaction: Transaction,
  userId: UserId,
  hook: string,
): Promise<SavedTree | null> {
  const patterns = ['hook_1', 'hook_2', 'hook_3', 'hook_4'].map((key) => JSON.stringify([{ [key]: hook }]));
  const row = firstRow(
    await transaction.query<TreeRow>(
      `select id, topic, engine, written_from, questions from public.saved_trees
       where user_id = $1
         and (questions @> $2::jsonb or questions @> $3::jsonb or questions @> $4::jsonb or questions @> $5::jsonb)
       order by created_at desc limit 1`,
      [userId, ...patterns],
    ),
  );
  if (row !== null) return parseTree(row);
  const { rows } = await transaction.query<TreeRow>(
    `select id, topic, engine, written_from, questions from public.saved_trees
     where user_id = $1 order by created_at desc limit ${mostLookedThrough}`,
    [userId],
  );
  return rows.map(parseTree).find((tree) => findBlockOfHook(tree, hook) !== null) ?? null;
}

/** The block of a tree that holds a hook, and the hook as it stands there; null where none does. */
export function findBlockOfHook(
  { questions }: Pick<SavedTree, 'questions'>,
  hook: string,
): { block: SavedTree['questions'][number]; hook: string } | null {
  const key = topicKey(hook);
  for (const block of questions)
    for (const own of hooksOf(block))
      if (own.hook === hook || topicKey(own.hook) === key) return { block, hook: own.hook };
  return null;
}

/** What an exchange needs to know of the person's own tree, or null when it is not theirs. */
export async function findTreeToSwap(
  transaction: Transaction,
  userId: UserId,
  treeId: string,
): Promise<TreeToSwap | null> {
  const row = firstRow(
    await transaction.query<TreeRow & Omit<TreeToSwap, keyof SavedTree>>(
      `select id, topic, topic_key, variant, basis, swaps, engine, written_from, questions
       from public.saved_trees where user_id = $1 and id = $2`,
      [userId, treeId],
    ),
  );
  return row && parseTree(row);
}

export type TreeToSwap = SavedTree & {
  topic_key: string;
  variant: number;
  basis: string;
  swaps: number[];
};
