import { topicKey } from '../../engine/language/normalise-topic.ts';
import { hooksOf, maximumHookLength } from '../../shared/hook-tree.ts';
import type { UserId } from '../auth/caller.ts';
import { asService } from '../db/roles.ts';
import { AppError } from '../errors.ts';
import type { ReferenceSubject } from '../generation/references/reference-generator.ts';
import { cleanText } from '../http/clean-text.ts';
import type { FunctionContext } from './function-context.ts';
import { requireHarmlessHook, requireHarmlessTopic } from './require-harmless.ts';
import { listOwnedWorks } from './saved-scripts.ts';
import { findBlockOfHook, findTreeById, findTreeOfHook, type SavedTree } from './saved-trees.ts';

/** With three answers more a script fills a minute and a half. */
const furtherQuestions = 3;

/** A hook with the person's tree that holds it. */
export interface Subject extends ReferenceSubject {
  hookKey: string;
  treeId: string | null;
}

/** Reads a hook, typed or copied, and finds its tree. Throws `AppError` for an empty or harmful hook and for somebody else's tree. */
export async function readSubjectOfHook(
  functions: FunctionContext,
  userId: UserId,
  input: { hook: string; tree_id?: string | undefined },
): Promise<Subject> {
  const hook = requireHook(input.hook);
  await requireHarmlessHook(functions, { userId, hook });
  const subject = await findSubject(functions, userId, { hook, treeId: input.tree_id ?? null });
  if (subject.topic !== null) requireHarmlessTopic(functions, subject.topic);
  return subject;
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
