import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { topicKey } from '../../engine/language/normalise-topic.ts';
import { type BuscaReferenciasOutput, buscaReferenciasInputSchema } from '../../shared/busca-referencias.ts';
import { maximumHookLength } from '../../shared/hook-tree.ts';
import { materialsPerHook } from '../../shared/materials-per-hook.ts';
import type { UserId } from '../auth/caller.ts';
import { runPaidWork, type WorkResult } from '../credits/run-paid-work.ts';
import { asService } from '../db/roles.ts';
import { AppError } from '../errors.ts';
import type { Requester } from '../generation/tree-generator.ts';
import { cleanText } from '../http/clean-text.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { requireUser } from '../http/require-user.ts';
import type { AppVariables } from '../http/variables.ts';
import type { FunctionContext } from './function-context.ts';
import { requireHarmlessHook, requireHarmlessTopic } from './require-harmless.ts';
import { findSavedScript, type SavedScript } from './saved-scripts.ts';
import { findTopicOfTree, findTreeOfHook } from './saved-trees.ts';

interface Subject {
  hook: string;
  hookKey: string;
  treeId: string | null;
  topic: string | null;
}

/**
 * `POST busca-referencias`: a hook in, materials and a script out. Five materials cost one credit, fewer are delivered
 * free, none is an empty list; the same hook again is free.
 */
export function createBuscaReferencias(functions: FunctionContext) {
  return async (context: Context<AppVariables>) => {
    const userId = requireUser(context);
    const input = await readJsonBody(context, buscaReferenciasInputSchema);
    const idempotencyKey = readIdempotencyKey(context);
    const hook = requireHook(input.hook);
    await requireHarmlessHook(functions, { userId, hook });
    const subject = await findSubject(functions, userId, { hook, treeId: input.tree_id ?? null });
    if (subject.topic !== null) requireHarmlessTopic(functions, subject.topic);

    const outcome = await runPaidWork<SavedScript>(functions, {
      userId,
      kind: 'busca-referencias',
      workKey: subject.hookKey,
      idempotencyKey,
      findStored: (transaction) => findSavedScript(transaction, userId, subject.hookKey),
      work: () => gather(functions, subject, { userId, signal: context.req.raw.signal }),
    });
    const output: BuscaReferenciasOutput = {
      id: outcome.stored?.id ?? randomUUID(),
      hook: outcome.stored?.hook ?? hook,
      references: outcome.stored?.materials ?? [],
      script: outcome.stored?.script ?? null,
      background: outcome.stored?.background ?? null,
      engine: outcome.stored?.engine ?? null,
      credits: outcome.credits,
      charged: outcome.isCharged,
      reused: outcome.isReused,
    };
    return context.json(output);
  };
}

function requireHook(typed: string): string {
  const hook = cleanText(typed);
  if (hook === '') throw new AppError('bad_input', 'Escolha um gancho na árvore para gerar os materiais.');
  if (hook.length > maximumHookLength) {
    throw new AppError(
      'bad_input',
      `Esse gancho é longo demais: use até ${maximumHookLength}\u00a0caracteres.`,
    );
  }
  return hook;
}

/** The topic makes the search sharper: from the tree named, else from the person's own tree that holds the hook. */
async function findSubject(
  functions: FunctionContext,
  userId: UserId,
  { hook, treeId }: { hook: string; treeId: string | null },
): Promise<Subject> {
  const hookKey = topicKey(hook) || hook;
  return asService(functions.database, async (transaction) => {
    if (treeId !== null) {
      const topic = await findTopicOfTree(transaction, userId, treeId);
      if (topic === null)
        throw new AppError(
          'not_found',
          'Não encontramos essa árvore na sua conta. Volte e escolha um gancho.',
        );
      return { hook, hookKey, treeId, topic };
    }
    const tree = await findTreeOfHook(transaction, userId, hook);
    return { hook, hookKey, treeId: tree?.id ?? null, topic: tree?.topic ?? null };
  });
}

async function gather(
  { references }: FunctionContext,
  subject: Subject,
  requester: Requester,
): Promise<WorkResult> {
  const { topic, hook } = subject;
  const { materials, script, background, engine } = await references.gather({ topic, hook }, requester);
  if (materials.length === 0) return { kind: 'nothing' };
  return {
    kind: materials.length === materialsPerHook ? 'paid' : 'free',
    record: {
      id: randomUUID(),
      tree_id: subject.treeId,
      hook,
      hook_key: subject.hookKey,
      materials,
      script,
      background,
      engine,
    },
  };
}
