import type { LanguageModel } from 'ai';
import type { GenerationRun, TreeInput } from '../tree-generator.ts';
import { callModel, type ModelUsage } from './call-model.ts';
import { createDraftTree, type DraftTree, questionOfPlace } from './draft-tree.ts';
import { ModelError } from './model-error.ts';
import { toRepairPrompt } from './prompts/repair-1.ts';
import { toTreePrompt, treeInstructions } from './prompts/tree-1.ts';
import { readRepairs, readTreeText } from './read-tree-text.ts';
import { repairReplySchema, treeReplySchema } from './tree-reply.ts';

export interface ModelWriter {
  model: LanguageModel;
  /** Told of every call that ended. */
  onUsage(purpose: 'tree' | 'repair', usage: ModelUsage): void;
}

/**
 * Has the model write a tree, tells what the engine's judge lets pass while it is written, and asks once for another hook in the
 * place of each that was refused. Some places may be open at the end, and `failure` says whether the first reply broke off.
 * Throws only when nobody waits any more.
 */
export async function writeTree(
  writer: ModelWriter,
  input: TreeInput,
  run: GenerationRun,
): Promise<{ draft: DraftTree; failure: ModelError | null }> {
  const draft = createDraftTree(input.topic, run);
  const prompt = toTreePrompt(input);
  const failure = await attempt(() => askForTree(writer, { prompt, draft, run }));
  const isWorthRepairing = failure === null && draft.listMissing().length < 4;
  if (isWorthRepairing) await attempt(() => askForRepairs(writer, { prompt, draft, run }));
  return { draft, failure };
}

interface Asking {
  prompt: string;
  draft: DraftTree;
  run: GenerationRun;
}

async function askForTree({ model, onUsage }: ModelWriter, { prompt, draft, run }: Asking): Promise<void> {
  const reader = readTreeText({ onQuestion: draft.addQuestion, onHook: draft.addHook });
  const usage = await callModel(model, {
    instructions: treeInstructions,
    prompt,
    schema: treeReplySchema,
    signal: run.signal,
    onText: reader.write,
  });
  onUsage('tree', usage);
  if (draft.listMissing().length === 4) throw new ModelError('nonsense');
}

async function askForRepairs({ model, onUsage }: ModelWriter, { prompt, draft, run }: Asking): Promise<void> {
  const refused = draft.listOpen();
  if (refused.length === 0) return;
  const wanted = new Set(refused.map(({ number }) => number));
  const reader = readRepairs((number, hook) => {
    if (wanted.has(number)) draft.addHook(questionOfPlace(number), hook);
  });
  const usage = await callModel(model, {
    instructions: treeInstructions,
    prompt: toRepairPrompt(prompt, refused),
    schema: repairReplySchema,
    signal: run.signal,
    onText: reader.write,
  });
  onUsage('repair', usage);
}

/** What failed, for the story to go on with what there is; when nobody waits, there is nothing to go on for. */
async function attempt(work: () => Promise<void>): Promise<ModelError | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof ModelError && error.fault !== 'aborted') return error;
    throw error;
  }
}
