import type { Engine } from '../../../engine/open-engine.ts';
import { needsCare } from '../../../engine/reading/needs-care.ts';
import { engineVersion } from '../../../engine/tree/generate-tree.ts';
import { hooksPerQuestion, type QuestionBlock, questionsPerTree } from '../../../shared/hook-tree.ts';
import { AppError } from '../../errors.ts';
import { createEmbeddedGenerator } from '../embedded.ts';
import { joinEngines } from '../engine-name.ts';
import {
  type Finish,
  type GeneratedTree,
  type SwapInput,
  type TreeGenerator,
  type TreeInput,
  tellTree,
} from '../tree-generator.ts';
import { completeFromEngine } from './complete-from-engine.ts';
import type { DraftTree } from './draft-tree.ts';
import { explainModelError } from './explain-model-error.ts';
import type { ModelClient } from './model-client.ts';
import { engineWritesAfter, ModelError } from './model-error.ts';
import type { TreeMemory } from './tree-memory.ts';
import { type WrittenDraft, writeExchange, writeTree } from './write-tree.ts';

interface ModelGeneratorParts {
  engine: Engine;
  client: ModelClient;
  /** The embedded engine fills what is open, and writes when the model does not. */
  hasFallback: boolean;
  /** Trees that the model wrote before, for whomever. */
  memory: TreeMemory;
  log: { error(fields: Record<string, unknown>, message: string): void };
}

/** A model that writes, judged by the engine. */
export function openModelGenerator({
  engine,
  client,
  hasFallback,
  memory,
  log,
}: ModelGeneratorParts): TreeGenerator {
  const embedded = createEmbeddedGenerator(engine);
  const written = async (writing: Promise<WrittenDraft>): Promise<WrittenDraft> => {
    const result = await writing.catch((error: unknown) => {
      throw error instanceof ModelError ? explainModelError(error) : error;
    });
    if (result.failure !== null) log.error({ err: result.failure }, 'the model failed');
    return result;
  };

  /** Throws where what the model left open stays open. */
  const requireEngine = (input: TreeInput, { draft, failure }: WrittenDraft): void => {
    const error = failure ?? new ModelError('nonsense');
    const isKnown = mayFill(input) || (input.basis.from === 'facts' && isEmpty(draft));
    if (!isKnown || !engineWritesAfter(error.fault, hasFallback)) throw explainModelError(error);
  };

  return {
    writerOf: (input) => (isForEngine(input) ? 'engine' : 'model'),

    async generateTree(input, run) {
      if (isForEngine(input)) return embedded.generateTree(input, run);
      const { reading, variant, basis } = input;
      const remembered = { key: reading.key, variant };
      const known = basis.from === 'topic' ? await memory.recall(remembered) : null;
      if (known !== null) {
        tellTree(known, run);
        return () => toTree(input, known);
      }
      const writing = await written(writeTree(client, input, run));
      const { draft } = writing;
      if (countOpen(draft) > 0) {
        requireEngine(input, writing);
        if (isEmpty(draft)) return explained(() => embedded.generateTree(input, run), writing.failure);
        return ({ used }) => toTree(input, complete({ engine, client }, { draft, input, used }));
      }
      const tree = { engine: client.name, questions: draft.finish() };
      // Only what the model wrote by itself and of the topic alone: others may have the hooks of the card, and facts are one person's.
      if (basis.from === 'topic') await memory.keep(remembered, tree);
      return () => toTree(input, tree);
    },

    async swapQuestion(input, run) {
      if (isForEngine(input) || isFree(input)) return embedded.swapQuestion(input, run);
      const writing = await written(writeExchange(client, input, run));
      const { draft } = writing;
      if (countOpen(draft) > 0) {
        requireEngine(input, writing);
        if (draft.listMissing().length > 0) return embedded.swapQuestion(input, run);
      }
      return ({ used }) => {
        const tree = complete({ engine, client }, { draft, input, used });
        const block = tree.questions[input.question];
        if (block === undefined) throw new Error(`No question ${input.question} was written`);
        return { block, engine: tree.engine };
      };
    },
  };
}

/** General ideas are the same for all, and a topic that needs care is shown nothing but the lines of its card. */
function isForEngine({ reading, basis }: TreeInput): boolean {
  return basis.from === 'kind' || needsCare(reading);
}

/** Nothing was paid for the tree: the model works for none of its questions. */
function isFree({ writtenFrom: { source } }: SwapInput): boolean {
  return source === 'told' || source === 'kind' || source === 'larger-card';
}

/** Only hooks of the very topic may stand between those of the model. */
function mayFill({ reading, basis }: TreeInput): boolean {
  return reading.kind === 'card' && basis.from === 'topic';
}

function toTree({ reading }: TreeInput, tree: { engine: string; questions: QuestionBlock[] }): GeneratedTree {
  return { ...tree, topic: reading.display, writtenFrom: { source: 'model', name: null }, isCharged: true };
}

function isEmpty(draft: DraftTree): boolean {
  return draft.listMissing().length === questionsPerTree;
}

/** Hooks that are still to be written. */
function countOpen(draft: DraftTree): number {
  return draft.listOpen().length + draft.listMissing().length * hooksPerQuestion;
}

/** The engine's tree, or the failure of the model where the engine has none. */
async function explained(
  write: () => Promise<Finish<GeneratedTree>>,
  failure: ModelError | null,
): Promise<Finish<GeneratedTree>> {
  const fail = () => explainModelError(failure ?? new ModelError('nonsense'));
  const finish = await write().catch((error: unknown) => {
    throw error instanceof AppError ? fail() : error;
  });
  return (held) => {
    const tree = finish(held);
    if (tree === null) throw fail();
    return tree;
  };
}

function complete(
  { client: { name }, engine }: Pick<ModelGeneratorParts, 'client' | 'engine'>,
  { draft, input, used }: { draft: DraftTree; input: TreeInput; used: ReadonlySet<string> },
): { engine: string; questions: QuestionBlock[] } {
  if (countOpen(draft) === 0) return { engine: name, questions: draft.finish() };
  const { reading } = input;
  if (reading.kind !== 'card') throw explainModelError(new ModelError('nonsense'));
  try {
    completeFromEngine(draft, { engine, reading, used });
  } catch (error) {
    throw error instanceof ModelError ? explainModelError(error) : error;
  }
  return { engine: joinEngines(name, engineVersion), questions: draft.finish() };
}
