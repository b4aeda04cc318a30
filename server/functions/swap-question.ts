import type { Context } from 'hono';
import {
  type SwapQuestionOutput,
  swapQuestionInputSchema,
  swapsPerQuestion,
} from '../../shared/swap-question.ts';
import type { UserId } from '../auth/caller.ts';
import type { Transaction } from '../db/database.ts';
import { asService } from '../db/roles.ts';
import { AppError } from '../errors.ts';
import { joinEngines } from '../generation/engine-name.ts';
import type { SwapInput, TreeBasis } from '../generation/tree-generator.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { requireUser } from '../http/require-user.ts';
import type { AppVariables } from '../http/variables.ts';
import type { FunctionContext } from './function-context.ts';
import { hasMore } from './has-more.ts';
import { listAskedAbout } from './list-asked.ts';
import { nothingToSwap } from './nothing-new.ts';
import { requireTopic } from './require-topic.ts';
import { runExchange } from './run-exchange.ts';
import { findTreeToSwap, listUsedHooks, lockCard, type TreeToSwap } from './saved-trees.ts';
import { findTold } from './told-topics.ts';
import { cardOf } from './tree-request.ts';

/** `POST swap-question`: other hooks for one question of one's own tree, free, a few times each; asked for twice at once, one run. */
export function createSwapQuestion(functions: FunctionContext) {
  const { database, generator, demand } = functions;
  return async (context: Context<AppVariables>) => {
    const userId = requireUser(context);
    const { tree_id: treeId, question } = await readJsonBody(context, swapQuestionInputSchema);
    const idempotencyKey = readIdempotencyKey(context);
    const tree = await asService(database, (transaction) => requireTree(transaction, userId, treeId));
    const reading = requireTopic(functions.engine.readTopic(tree.topic));
    const request = { userId, treeId, question, seen: tree.swaps[question - 1] ?? 0, idempotencyKey };
    const { signal } = context.req.raw;
    await runExchange(database, request, {
      signal,
      async write() {
        const input = await asService(database, async (transaction): Promise<SwapInput> => {
          const current = await requireTree(transaction, userId, treeId);
          const basis = await findBasis(transaction, userId, current);
          const { variant, questions, written_from: writtenFrom } = current;
          return { reading, basis, variant, questions, writtenFrom, question: question - 1 };
        });
        const listAsked = listAskedAbout(reading.display, demand);
        const finish = await generator.swapQuestion(input, { userId, signal, tell: () => {}, listAsked });
        const card = cardOf(input);
        return async (transaction) => {
          await lockCard(transaction, userId, card);
          const used = await listUsedHooks(transaction, userId, card);
          const { questions, engine } = await requireTree(transaction, userId, treeId);
          const written = finish({ used, questions });
          if (written === null) throw nothingToSwap(reading.display);
          return { block: written.block, engine: joinEngines(engine, written.engine) };
        };
      },
    });
    return context.json(
      await asService(database, async (transaction) => {
        const current = await requireTree(transaction, userId, treeId);
        const basis = await findBasis(transaction, userId, current);
        const input = { reading, basis, variant: current.variant };
        const has_more = await hasMore(transaction, { generator, userId, input });
        return toOutput(current, { treeId, question, has_more });
      }),
    );
  };
}

async function requireTree(transaction: Transaction, userId: UserId, treeId: string): Promise<TreeToSwap> {
  const tree = await findTreeToSwap(transaction, userId, treeId);
  if (tree !== null) return tree;
  throw new AppError('not_found', 'Não encontramos essa árvore na sua conta. Faça a busca de novo.');
}

/** What a stored tree was asked to be written from; what the person told is as they told it last. */
async function findBasis(
  transaction: Transaction,
  userId: UserId,
  { basis, topic_key }: TreeToSwap,
): Promise<TreeBasis> {
  if (basis.startsWith('kind:')) return { from: 'kind', kind: basis.slice('kind:'.length) };
  if (basis.startsWith('told:'))
    return { from: 'facts', facts: await findTold(transaction, userId, topic_key) };
  return { from: 'topic' };
}

function toOutput(
  { questions, engine, swaps }: TreeToSwap,
  { treeId, question, has_more }: { treeId: string; question: number; has_more: boolean },
): SwapQuestionOutput {
  const block = questions[question - 1];
  if (block === undefined) throw new Error(`The tree has no question ${question}`);
  const left = swapsPerQuestion - (swaps[question - 1] ?? 0);
  return { tree_id: treeId, question, block, engine, swaps_left: left, has_more };
}
