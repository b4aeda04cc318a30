import type { Context } from 'hono';
import {
  type SwapQuestionOutput,
  swapQuestionInputSchema,
  swapsPerQuestion,
} from '../../shared/swap-question.ts';
import { asService } from '../db/roles.ts';
import { AppError } from '../errors.ts';
import { joinEngines } from '../generation/engine-name.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { requireUser } from '../http/require-user.ts';
import type { AppVariables } from '../http/variables.ts';
import type { FunctionContext } from './function-context.ts';
import { listAskedAbout } from './list-asked.ts';
import { requireHarmless } from './require-harmless.ts';
import { findTreeToSwap, replaceQuestion } from './saved-trees.ts';

/** `POST swap-question`: other hooks for one question of one's own tree, free, a few times each. */
export function createSwapQuestion({ database, generator, demand }: FunctionContext) {
  return async (context: Context<AppVariables>) => {
    const userId = requireUser(context);
    const { tree_id: treeId, question } = await readJsonBody(context, swapQuestionInputSchema);
    const tree = await asService(database, (transaction) => findTreeToSwap(transaction, userId, treeId));
    if (tree === null) {
      throw new AppError('not_found', 'Não encontramos essa árvore na sua conta. Faça a busca de novo.');
    }
    requireHarmless(tree.topic);
    const swap = tree.swaps[question - 1] ?? 0;
    if (swap >= swapsPerQuestion) throw spent();
    const written = await generator.swapQuestion(
      { ...tree, question: question - 1, swap },
      {
        userId,
        signal: context.req.raw.signal,
        tell: () => {},
        listAsked: listAskedAbout(tree.topic, demand),
      },
    );
    const { block } = written;
    const engine = joinEngines(tree.engine, written.engine);
    const isReplaced = await asService(database, (transaction) =>
      replaceQuestion(transaction, userId, {
        treeId,
        question,
        done: swap,
        limit: swapsPerQuestion,
        block,
        engine,
      }),
    );
    if (!isReplaced)
      throw new AppError('key_in_use', 'Esta pergunta acabou de ser trocada. Recarregue a página.');
    const output: SwapQuestionOutput = {
      tree_id: treeId,
      question,
      block,
      engine,
      swaps_left: swapsPerQuestion - swap - 1,
    };
    return context.json(output);
  };
}

function spent(): AppError {
  return new AppError(
    'too_many',
    `Cada pergunta pode ser trocada ${swapsPerQuestion} vezes. Para mais ideias, gere outras perguntas e ganchos.`,
  );
}
