import { engineVersion } from '../../../engine/tree/generate-tree.ts';
import { hooksPerQuestion, type QuestionBlock, questionsPerTree } from '../../../shared/hook-tree.ts';
import { embeddedGenerator } from '../embedded.ts';
import { joinEngines } from '../engine-name.ts';
import { type GeneratedTree, type TreeGenerator, tellTree } from '../tree-generator.ts';
import { completeFromEngine } from './complete-from-engine.ts';
import type { DraftTree } from './draft-tree.ts';
import { explainModelError } from './explain-model-error.ts';
import { isForEngineAlone } from './for-engine-alone.ts';
import type { ModelClient } from './model-client.ts';
import { engineWritesAfter, ModelError } from './model-error.ts';
import type { TreeMemory } from './tree-memory.ts';
import { type WrittenDraft, writeExchange, writeTree } from './write-tree.ts';

interface ModelGeneratorParts {
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
export function openModelGenerator({ client, hasFallback, memory, log }: ModelGeneratorParts): TreeGenerator {
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
      if (isForEngineAlone(input.topic)) return embeddedGenerator.generateTree(input, run);
      const known = await memory.recall(input);
      if (known !== null) {
        tellTree(known, run);
        return { ...known, topic: input.topic };
      }
      const { draft, failure } = await written(writeTree(client, input, run));
      const open = countOpen(draft);
      if (open > 0) requireEngine(failure);
      if (draft.listMissing().length === questionsPerTree) return embeddedGenerator.generateTree(input, run);
      const { topic } = input;
      const tree: GeneratedTree = { topic, ...finish(client.name, { draft, topic }) };
      if (failure === null && open <= mostPlacesFilled) await memory.keep(input, tree);
      return tree;
    },

    async swapQuestion(input, run) {
      if (isForEngineAlone(input.topic)) return embeddedGenerator.swapQuestion(input, run);
      const { draft, failure } = await written(writeExchange(client, input, run));
      if (countOpen(draft) > 0) requireEngine(failure);
      if (draft.listMissing().length > 0) return embeddedGenerator.swapQuestion(input, run);
      const { engine, questions } = finish(client.name, { draft, topic: input.topic });
      const block = questions[input.question];
      if (block === undefined) throw new Error(`No question ${input.question} was written`);
      return { block, engine };
    },
  };
}

/** Hooks that are still to be written. */
function countOpen(draft: DraftTree): number {
  return draft.listOpen().length + draft.listMissing().length * hooksPerQuestion;
}

function finish(
  name: string,
  { draft, topic }: { draft: DraftTree; topic: string },
): { engine: string; questions: QuestionBlock[] } {
  const isShared = completeFromEngine(draft, topic);
  return { engine: isShared ? joinEngines(name, engineVersion) : name, questions: draft.finish() };
}
