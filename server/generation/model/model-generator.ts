import type { Engine } from '../../../engine/open-engine.ts';
import { engineVersion } from '../../../engine/tree/generate-tree.ts';
import { hooksPerQuestion, type QuestionBlock, questionsPerTree } from '../../../shared/hook-tree.ts';
import { createEmbeddedGenerator } from '../embedded.ts';
import { joinEngines } from '../engine-name.ts';
import { type GeneratedTree, type TreeGenerator, tellTree } from '../tree-generator.ts';
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

/** A tree with more of it from the embedded engine is not kept for others: the model may do better next time. */
const mostPlacesFilled = 4;

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
  const requireEngine = (failure: ModelError | null): void => {
    const error = failure ?? new ModelError('nonsense');
    if (!engineWritesAfter(error.fault, hasFallback)) throw explainModelError(error);
  };

  return {
    async generateTree(input, run) {
      if (engine.needsCare(input.topic)) return embedded.generateTree(input, run);
      const known = await memory.recall(input);
      if (known !== null) {
        tellTree(known, run);
        return { ...known, topic: input.topic };
      }
      const { draft, failure } = await written(writeTree(client, input, run));
      const open = countOpen(draft);
      if (open > 0) requireEngine(failure);
      if (draft.listMissing().length === questionsPerTree) return embedded.generateTree(input, run);
      const { topic } = input;
      const tree: GeneratedTree = { topic, ...finish({ client, engine }, { draft, topic }) };
      if (failure === null && open <= mostPlacesFilled) await memory.keep(input, tree);
      return tree;
    },

    async swapQuestion(input, run) {
      if (engine.needsCare(input.topic)) return embedded.swapQuestion(input, run);
      const { draft, failure } = await written(writeExchange(client, input, run));
      if (countOpen(draft) > 0) requireEngine(failure);
      if (draft.listMissing().length > 0) return embedded.swapQuestion(input, run);
      const finished = finish({ client, engine }, { draft, topic: input.topic });
      const block = finished.questions[input.question];
      if (block === undefined) throw new Error(`No question ${input.question} was written`);
      return { block, engine: finished.engine };
    },
  };
}

/** Hooks that are still to be written. */
function countOpen(draft: DraftTree): number {
  return draft.listOpen().length + draft.listMissing().length * hooksPerQuestion;
}

function finish(
  { client: { name }, engine }: Pick<ModelGeneratorParts, 'client' | 'engine'>,
  { draft, topic }: { draft: DraftTree; topic: string },
): { engine: string; questions: QuestionBlock[] } {
  const isShared = completeFromEngine(draft, { topic, engine });
  return { engine: isShared ? joinEngines(name, engineVersion) : name, questions: draft.finish() };
}
