import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getWorkKey } from '../../engine/evidence/corpus.ts';
import { topicKey } from '../../engine/language/normalise-topic.ts';
import {
  type BuscaReferenciasOutput,
  buscaReferenciasInputSchema,
  type Script,
} from '../../shared/busca-referencias.ts';
import { hooksOf, maximumHookLength } from '../../shared/hook-tree.ts';
import { materialsPerHook } from '../../shared/materials-per-hook.ts';
import type { UserId } from '../auth/caller.ts';
import { runPaidWork, type WorkResult } from '../credits/run-paid-work.ts';
import type { Transaction } from '../db/database.ts';
import { asService } from '../db/roles.ts';
import { AppError } from '../errors.ts';
import type { GeneratedReferences, ReferenceSubject } from '../generation/references/reference-generator.ts';
import { cleanText } from '../http/clean-text.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { requireUser } from '../http/require-user.ts';
import type { AppVariables } from '../http/variables.ts';
import type { FunctionContext } from './function-context.ts';
import { requireHarmlessHook, requireHarmlessTopic } from './require-harmless.ts';
import { findSavedScript, listOwnedWorks, type SavedScript } from './saved-scripts.ts';
import {
  findBlockOfHook,
  findTreeById,
  findTreeOfHook,
  lockMaterials,
  type SavedTree,
} from './saved-trees.ts';

/** With three answers more a script fills a minute and a half. */
const furtherQuestions = 3;

interface Subject extends ReferenceSubject {
  hookKey: string;
  treeId: string | null;
}

/**
 * `POST busca-referencias`: a hook in, materials and a script out. Five materials that no other hook of the
 * tree gave cost one credit, fewer are delivered free. Without any the list is empty, and the script, free, is
 * written from the card's answer, from the creator's own lines or from an outline. The same hook again is free.
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

    // A script without materials is kept nowhere: it is written again from the same answer.
    const unstored: { script: Script | null } = { script: null };
    const outcome = await runPaidWork<SavedScript>(functions, {
      userId,
      kind: 'busca-referencias',
      workKey: subject.hookKey,
      idempotencyKey,
      findStored: (transaction) => findSavedScript(transaction, userId, subject.hookKey),
      work: async () => {
        const requester = { userId, signal: context.req.raw.signal };
        const generated = await functions.references.gather(subject, requester);
        unstored.script = generated.script;
        return (transaction) => settle(transaction, { userId, subject, generated });
      },
    });
    const output: BuscaReferenciasOutput = {
      id: outcome.stored?.id ?? randomUUID(),
      hook: outcome.stored?.hook ?? hook,
      references: outcome.stored?.materials ?? [],
      script: outcome.stored === null ? unstored.script : outcome.stored.script,
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
  // A hook copied from the screen has the spaces that keep short words on their line.
  const hook = cleanText(typed).replace(/\s+/gu, ' ');
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
    const tree =
      treeId === null
        ? await findTreeOfHook(transaction, userId, hook)
        : await findTreeById(transaction, userId, treeId);
    if (tree === null && treeId !== null)
      throw new AppError('not_found', 'Não encontramos essa árvore na sua conta. Volte e escolha um gancho.');
    if (tree === null)
      return { hook, hookKey, treeId: null, topic: null, answered: null, kindLabel: null, owned: new Set() };
    const found = findBlockOfHook(tree, hook);
    return {
      hook: found?.hook ?? hook,
      hookKey,
      treeId: tree.id,
      topic: tree.topic,
      answered: found && answerOf(tree, found),
      kindLabel: tree.written_from.source === 'kind' ? tree.written_from.name : null,
      owned: await listOwnedWorks(transaction, userId, tree.id),
    };
  });
}

/**
 * The card's answer to the hook's question, and to those after it; in a tree that the creator told, their other lines
 * on it and one on the next question. Null where the card has no answer.
 */
function answerOf(
  { questions, written_from: { source } }: SavedTree,
  { block, hook }: { block: SavedTree['questions'][number]; hook: string },
): ReferenceSubject['answered'] {
  const { question, question_answer: answer } = block;
  const place = questions.indexOf(block);
  const next = [...questions.slice(place + 1), ...questions.slice(0, place)];
  if (source !== 'told') {
    const further = next
      .slice(0, furtherQuestions)
      .flatMap((one) =>
        one.question_answer ? [{ question: one.question, answer: one.question_answer }] : [],
      );
    return answer ? { question, answer, from: 'card', further } : null;
  }
  const lines = [...hooksOf(block), ...(next[0] === undefined ? [] : hooksOf(next[0]).slice(0, 1))];
  const told = lines.map((line) => line.hook).filter((line) => line !== hook);
  return { question, answer: told.join(' '), from: 'told', further: [] };
}

/**
 * Stores the materials and the script, paid where five materials are new to the person. Reads the person's works
 * again under the lock, since another hook of the tree may have been settled after the search.
 */
async function settle(
  transaction: Transaction,
  { userId, subject, generated }: { userId: UserId; subject: Subject; generated: GeneratedReferences },
): Promise<WorkResult> {
  const { hook, hookKey, treeId } = subject;
  const { script, background, engine } = generated;
  if (generated.materials.length === 0) return { kind: 'nothing' };
  await lockMaterials(transaction, userId, treeId);
  const owned = await listOwnedWorks(transaction, userId, treeId);
  const materials = generated.materials.map((material) =>
    owned.has(getWorkKey(material)) ? { ...material, already_yours: true } : material,
  );
  const fresh = materials.filter((material) => material.already_yours !== true).length;
  return {
    kind: fresh === materialsPerHook ? 'paid' : 'free',
    record: {
      id: randomUUID(),
      tree_id: treeId,
      hook,
      hook_key: hookKey,
      materials,
      script,
      background,
      engine,
    },
  };
}
