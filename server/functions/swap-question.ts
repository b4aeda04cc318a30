import type { Context } from 'hono';
import {
  type SwapQuestionOutput,
  swapQuestionInputSchema,
  swapsPerQuestion,
} from '../../shared/swap-question.ts';
import type { UserId } from '../auth/caller.ts';
import type { Database } from '../db/database.ts';
import { asService } from '../db/roles.ts';
import { AppError } from '../errors.ts';
import { joinEngines } from '../generation/engine-name.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { requireUser } from '../http/require-user.ts';
import type { AppVariables } from '../http/variables.ts';
import type { FunctionContext } from './function-context.ts';
import { listAskedAbout } from './list-asked.ts';
import { requireHarmless } from './require-harmless.ts';
import { runExchange } from './run-exchange.ts';
import { findTreeToSwap, type TreeToSwap } from './saved-trees.ts';

/** `POST swap-question`: other hooks for one question of one's own tree, free, a few times each; asked for twice at once, one run. */
export function createSwapQuestion({ database, generator, demand }: FunctionContext) {
  return async (context: Context<AppVariables>) => {
    const userId = requireUser(context);
    const { tree_id: treeId, question } = await readJsonBody(context, swapQuestionInputSchema);
    const idempotencyKey = readIdempotencyKey(context);
    const { topic, swaps } = await requireTree(database, userId, treeId);
    requireHarmless(topic);
    const request = { userId, treeId, question, seen: swaps[question - 1] ?? 0, idempotencyKey };
    const { signal } = context.req.raw;
    await runExchange(database, request, {
      signal,
      async write(swap) {
        const tree = await requireTree(database, userId, treeId);
        const written = await generator.swapQuestion(
          { ...tree, question: question - 1, swap },
          { userId, signal, tell: () => {}, listAsked: listAskedAbout(tree.topic, demand) },
        );
        return { block: written.block, engine: joinEngines(tree.engine, written.engine) };
      },
    });
    return context.json(toOutput(await requireTree(database, userId, treeId), { treeId, question }));
  };
}

async function requireTree(database: Database, userId: UserId, treeId: string): Promise<TreeToSwap> {
  const tree = await asService(database, (transaction) => findTreeToSwap(transaction, userId, treeId));
  if (tree !== null) return tree;
  throw new AppError('not_found', 'Não encontramos essa árvore na sua conta. Faça a busca de novo.');
}

function toOutput(
  { questions, engine, swaps }: TreeToSwap,
  { treeId, question }: { treeId: string; question: number },
): SwapQuestionOutput {
  const block = questions[question - 1];
  if (block === undefined) throw new Error(`The tree has no question ${question}`);
  const left = swapsPerQuestion - (swaps[question - 1] ?? 0);
  return { tree_id: treeId, question, block, engine, swaps_left: left };
}
