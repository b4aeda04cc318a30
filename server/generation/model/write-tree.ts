import type { GenerationRun, SwapInput, TreeInput } from '../tree-generator.ts';
import { createDraftTree, type DraftTree, questionOfPlace } from './draft-tree.ts';
import type { ModelClient } from './model-client.ts';
import { ModelError } from './model-error.ts';
import { exchangePromptVersion, toExchangePrompt } from './prompts/exchange-1.ts';
import { repairPromptVersion, toRepairPrompt } from './prompts/repair-1.ts';
import { listTold, type ToldGroup } from './prompts/told-facts.ts';
import { toTreePrompt, treeInstructions, treePromptVersion } from './prompts/tree-2.ts';
import { readRepairs, readTreeText } from './read-tree-text.ts';
import { repairReplySchema, treeReplySchema } from './tree-reply.ts';

/** A draft with what passed in its places, some of them perhaps open, and whether the first reply broke off. */
export interface WrittenDraft {
  draft: DraftTree;
  failure: ModelError | null;
}

/**
 * Has the model write a tree, tells what the engine's judge lets pass while it is written, and asks once for another hook in the
 * place of each that was refused. Throws only when nobody waits any more.
 */
export async function writeTree(
  client: ModelClient,
  input: TreeInput,
  run: GenerationRun,
): Promise<WrittenDraft> {
  const asked = await run.listAsked();
  const draft = createDraftTree(input.reading.display, run, { asked, kept: [], worn: null });
  const prompt = toTreePrompt({ ...toSubject(input), variant: input.variant, asked });
  const first = {
    purpose: 'tree',
    promptVersion: treePromptVersion,
    prompt,
    open: draft.listMissing(),
  } as const;
  return write(client, { draft, run, first });
}

/** The same for one question of a tree that stands. */
export async function writeExchange(
  client: ModelClient,
  input: SwapInput,
  run: GenerationRun,
): Promise<WrittenDraft> {
  const worn = input.questions[input.question] ?? null;
  const kept = input.questions.map((block, index) => (index === input.question ? null : block));
  const asked = await run.listAsked();
  const draft = createDraftTree(input.reading.display, run, { asked, kept, worn });
  const prompt = toExchangePrompt({ ...input, ...toSubject(input), asked });
  const first = { purpose: 'exchange', promptVersion: exchangePromptVersion, prompt } as const;
  return write(client, { draft, run, first: { ...first, open: draft.listMissing() } });
}

/** What a prompt says of the topic. */
function toSubject({ reading, basis }: TreeInput): { topic: string; told: readonly ToldGroup[] } {
  return { topic: reading.display, told: basis.from === 'facts' ? listTold(basis.facts) : [] };
}

interface Writing {
  draft: DraftTree;
  run: GenerationRun;
  first: {
    purpose: 'tree' | 'exchange';
    promptVersion: string;
    prompt: string;
    /** Places of the questions that are wanted, in the order in which they are written. */
    open: readonly number[];
  };
}

async function write(client: ModelClient, writing: Writing): Promise<WrittenDraft> {
  const { draft, first } = writing;
  const failure = await attempt(() => askForQuestions(client, writing));
  const hasBegun = draft.listMissing().length < first.open.length;
  if (failure === null && hasBegun) await attempt(() => askForRepairs(client, writing));
  return { draft, failure };
}

async function askForQuestions(client: ModelClient, { draft, run, first }: Writing): Promise<void> {
  const { open, ...call } = first;
  const placeOf = (index: number) => open[index] ?? -1;
  const reader = readTreeText({
    onQuestion: (index, text) => draft.addQuestion(placeOf(index), text),
    onHook: (index, hook) => draft.addHook(placeOf(index), hook),
  });
  await client.stream(
    { ...call, instructions: treeInstructions, schema: treeReplySchema, run, beginsWork: true },
    reader.write,
  );
  if (draft.listMissing().length === open.length) throw new ModelError('nonsense');
}

async function askForRepairs(client: ModelClient, { draft, run, first }: Writing): Promise<void> {
  const refused = draft.listOpen();
  if (refused.length === 0) return;
  const wanted = new Set(refused.map(({ number }) => number));
  const reader = readRepairs((number, hook) => {
    if (wanted.has(number)) draft.addHook(questionOfPlace(number), hook);
  });
  await client.stream(
    {
      purpose: 'repair',
      promptVersion: repairPromptVersion,
      instructions: treeInstructions,
      prompt: toRepairPrompt(first.prompt, refused),
      schema: repairReplySchema,
      run,
    },
    reader.write,
  );
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
