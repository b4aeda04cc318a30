import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { topicKey } from '../../engine/language/normalise-topic.ts';
import { refuseTopic } from '../../engine/language/refuse-topic.ts';
import { type GenerateHooksOutput, generateHooksInputSchema } from '../../shared/generate-hooks.ts';
import { toCreditSummary } from '../credits/get-credits.ts';
import { runPaidWork } from '../credits/run-paid-work.ts';
import { AppError } from '../errors.ts';
import type { TreeReader } from '../generation/tree-generator.ts';
import { cleanText } from '../http/clean-text.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { requireUser } from '../http/require-user.ts';
import type { AppVariables } from '../http/variables.ts';
import type { FunctionContext } from './function-context.ts';
import { listAskedAbout } from './list-asked.ts';
import { findSavedTree, type SavedTree } from './saved-trees.ts';
import { streamTree } from './stream-tree.ts';

/** `POST generate-hooks`: a topic in, 4 questions × 4 hooks out, for one credit; the same topic and variant again is free. */
export function createGenerateHooks(functions: FunctionContext) {
  return async (context: Context<AppVariables>) => {
    const userId = requireUser(context);
    const input = await readJsonBody(context, generateHooksInputSchema);
    const idempotencyKey = readIdempotencyKey(context);
    const { topic, topicKey } = requireUsableTopic(cleanText(input.prompt));
    const { variant } = input;

    const generate = async (run: TreeReader): Promise<GenerateHooksOutput> => {
      const outcome = await runPaidWork<SavedTree>(functions, {
        userId,
        kind: 'generate-hooks',
        workKey: `${topicKey}|${variant}`,
        idempotencyKey,
        findStored: (transaction) => findSavedTree(transaction, userId, { topicKey, variant }),
        work: async () => {
          const tree = await functions.generator.generateTree(
            { topic, variant },
            { ...run, userId, listAsked: listAskedAbout(topic, functions.demand) },
          );
          const { engine, questions } = tree;
          const record = {
            id: randomUUID(),
            topic: tree.topic,
            topic_key: topicKey,
            variant,
            engine,
            questions,
          };
          return { kind: 'paid', record };
        },
      });
      if (outcome.stored === null) throw new Error('A paid tree was not stored');
      return { ...outcome.stored, credits: toCreditSummary(outcome.credits), reused: outcome.isReused };
    };
    if (context.req.header('accept')?.includes('text/event-stream'))
      return streamTree(context, functions.log, generate);
    return context.json(await generate({ signal: context.req.raw.signal, tell: () => {} }));
  };
}

function requireUsableTopic(prompt: string): { topic: string; topicKey: string } {
  const refusal = refuseTopic(prompt);
  if (refusal === null) return { topic: prompt, topicKey: topicKey(prompt) };
  throw new AppError(refusal.kind === 'sensitive' ? 'sensitive_topic' : 'unusable_topic', refusal.message);
}
