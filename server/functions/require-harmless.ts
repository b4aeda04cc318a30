import { readRisk } from '../../engine/reading/read-risk.ts';
import { riskMessages } from '../../engine/reading/risk/risk-messages.ts';
import type { UserId } from '../auth/caller.ts';
import { asService } from '../db/roles.ts';
import { AppError } from '../errors.ts';
import { isEmbeddedAlone } from '../generation/engine-name.ts';
import type { FunctionContext } from './function-context.ts';
import { findTreeOfHook } from './saved-trees.ts';

/**
 * Rejects a text that shows a risk to somebody with 422 and a sentence that says where help is. Each function calls it on all that came
 * from a person before it holds a credit or asks a model.
 */
export function requireHarmless(text: string): void {
  const risk = readRisk(text);
  if (risk !== null) throw new AppError('sensitive_topic', riskMessages[risk.category]);
}

/**
 * The same for a line that somebody told about their own topic: a rule must hold. There are two dozen in a form, and the weights alone, which
 * are made for topics, suspect about one in a hundred.
 */
export function requireHarmlessLine(text: string): void {
  const risk = readRisk(text);
  if (risk?.isRuled) throw new AppError('sensitive_topic', riskMessages[risk.category]);
}

/** The same for the topic of a tree that stands: one that a card answers with care passes. */
export function requireHarmlessTopic({ engine }: Pick<FunctionContext, 'engine'>, topic: string): void {
  const reading = engine.readTopic(topic);
  if (reading.kind === 'refuse' || reading.kind === 'care')
    throw new AppError('sensitive_topic', reading.message);
}

/**
 * The same for a hook. One that the embedded engine wrote in a tree of the person's own passes while the tree's topic does: its texts on
 * hard subjects name what they warn of.
 */
export async function requireHarmlessHook(
  functions: Pick<FunctionContext, 'database' | 'engine'>,
  { userId, hook }: { userId: UserId; hook: string },
): Promise<void> {
  if (readRisk(hook) === null) return;
  const tree = await asService(functions.database, (transaction) =>
    findTreeOfHook(transaction, userId, hook),
  );
  // What the person told is in the words of that tree.
  const isOurs = tree !== null && isEmbeddedAlone(tree.engine) && tree.written_from.source !== 'told';
  if (isOurs) requireHarmlessTopic(functions, tree.topic);
  else requireHarmless(hook);
}
