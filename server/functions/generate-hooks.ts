import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { type GenerateHooksOutput, generateHooksInputSchema } from '../../shared/generate-hooks.ts';
import type { UserId } from '../auth/caller.ts';
import { toCreditSummary } from '../credits/get-credits.ts';
import { type PaidWork, runPaidWork, type WorkResult } from '../credits/run-paid-work.ts';
import type { Transaction } from '../db/database.ts';
import { asService } from '../db/roles.ts';
import { AppError } from '../errors.ts';
import {
  type Finish,
  type GeneratedTree,
  type TreeInput,
  type TreeReader,
  tellTree,
} from '../generation/tree-generator.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { requireUser } from '../http/require-user.ts';
import type { AppVariables } from '../http/variables.ts';
import { askBack } from './ask-back.ts';
import type { FunctionContext } from './function-context.ts';
import { hasFreshTree, hasMore } from './has-more.ts';
import { limitFreeTrees } from './limit-free-trees.ts';
import { listAskedAbout } from './list-asked.ts';
import { nothingNew } from './nothing-new.ts';
import {
  findSavedTree,
  hasSavedTree,
  listUsedHooks,
  lockCard,
  type SavedTree,
  type TreeWork,
} from './saved-trees.ts';
import { streamTree } from './stream-tree.ts';
import { keepTold } from './told-topics.ts';
import { cardOf, readTreeRequest, toTreeWork, toWorkKey } from './tree-request.ts';

/**
 * `POST generate-hooks`: a topic in, 4 questions × 4 hooks out. A tree from a card of this very topic, or from a model, costs one credit;
 * any other tree is free, and so is the same one again. A topic that no content is about is answered with a question back.
 */
export function createGenerateHooks(functions: FunctionContext) {
  return async (context: Context<AppVariables>) => {
    const userId = requireUser(context);
    const input = readTreeRequest(functions, await readJsonBody(context, generateHooksInputSchema));
    const idempotencyKey = readIdempotencyKey(context);
    const generate = (run: TreeReader) => generateTree(functions, { userId, input, idempotencyKey, run });
    if (context.req.header('accept')?.includes('text/event-stream'))
      return streamTree(context, functions.log, generate);
    return context.json(await generate({ signal: context.req.raw.signal, tell: () => {} }));
  };
}

interface TreeRun {
  userId: UserId;
  input: TreeInput;
  idempotencyKey: string | null;
  run: TreeReader;
}

async function generateTree(functions: FunctionContext, tree: TreeRun): Promise<GenerateHooksOutput> {
  const { userId, input, run } = tree;
  const { basis, reading } = input;
  if (basis.from === 'facts' && Object.keys(basis.facts).length === 0)
    throw new AppError(
      'bad_input',
      'Completa as frases antes de criar: cada uma vira a abertura de um vídeo.',
    );
  if (basis.from === 'facts')
    await asService(functions.database, (transaction) =>
      keepTold(transaction, userId, { reading, facts: basis.facts }),
    );
  let hasTold = false;
  const tell: TreeReader['tell'] = (part) => {
    hasTold = true;
    run.tell(part);
  };
  const paid = toPaidWork(functions, { ...tree, run: { ...run, tell } });
  const { stored, credits, isReused } = await runPaidWork(functions, paid);
  if (stored === null) throw new Error('A tree was not stored');
  if (!isReused && !hasTold) tellTree(stored, run);
  const near = stored.has_more ? [] : listNear(functions, input);
  return { ...stored, near, care: input.reading.care, credits: toCreditSummary(credits), reused: isReused };
}

/** Topics to go on with when a card has given all it has; none where no card answered. */
function listNear({ engine }: FunctionContext, { reading }: TreeInput): string[] {
  return reading.kind === 'ask' ? [] : engine.listNear(reading);
}

type StoredTree = SavedTree & { has_more: boolean };

function toPaidWork(
  functions: FunctionContext,
  { userId, input, idempotencyKey, run }: TreeRun,
): PaidWork<StoredTree> {
  const { generator, demand } = functions;
  const { reading, basis } = input;
  const writer = generator.writerOf(input);
  let isFree = false;
  const work = toTreeWork(input, writer);
  return {
    userId,
    kind: 'generate-hooks',
    workKey: toWorkKey(work),
    idempotencyKey,
    async findStored(transaction) {
      const stored = await findStoredTree(transaction, { userId, input, work });
      return stored && { ...stored, has_more: await hasMore(transaction, { generator, userId, input }) };
    },
    async isFree(transaction) {
      const isOfCard = reading.kind === 'card' && basis.from === 'topic';
      isFree = writer === 'engine' && !(isOfCard && (await hasFreshTree(transaction, userId, input)));
      return isFree;
    },
    async work() {
      if (writer === 'engine' && basis.from === 'topic' && reading.kind === 'ask')
        throw await askBack(functions, { userId, reading });
      if (isFree) await limitFreeTrees(functions.database, userId);
      const listAsked = listAskedAbout(reading.display, demand);
      const finish = await generator.generateTree(input, { ...run, userId, listAsked });
      return (transaction) => finishTree(functions, transaction, { userId, input, work, finish });
    },
  };
}

/** A topic that is a part of something, or unknown, today may have had a tree of its own before: that one stays the person's. */
async function findStoredTree(
  transaction: Transaction,
  { userId, input, work }: { userId: UserId; input: TreeInput; work: TreeWork },
): Promise<SavedTree | null> {
  const stored = await findSavedTree(transaction, userId, work);
  if (stored !== null || work.basis === '' || input.basis.from !== 'topic') return stored;
  return findSavedTree(transaction, userId, { ...work, basis: '' });
}

/** Ends a tree with what the person has of its card, while no other request of theirs takes from it. */
async function finishTree(
  functions: FunctionContext,
  transaction: Transaction,
  {
    userId,
    input,
    work,
    finish,
  }: { userId: UserId; input: TreeInput; work: TreeWork; finish: Finish<GeneratedTree> },
): Promise<WorkResult> {
  const card = cardOf(input);
  await lockCard(transaction, userId, card);
  if (await hasSavedTree(transaction, userId, work)) return { kind: 'nothing' };
  const tree = finish({ used: await listUsedHooks(transaction, userId, card) });
  if (tree === null) throw nothingNew(input.reading.display, listNear(functions, input));
  return {
    kind: tree.isCharged ? 'paid' : 'free',
    record: {
      id: randomUUID(),
      topic: tree.topic,
      topic_key: work.topicKey,
      variant: work.variant,
      basis: work.basis,
      card,
      written_from: tree.writtenFrom,
      care: input.reading.care,
      engine: tree.engine,
      questions: tree.questions,
    },
  };
}
