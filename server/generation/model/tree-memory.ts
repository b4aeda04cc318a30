import { z } from 'zod';
import { topicKey } from '../../../engine/language/normalise-topic.ts';
import { questionBlocksSchema } from '../../../shared/hook-tree-schema.ts';
import type { Database } from '../../db/database.ts';
import { keepAnswer, recallAnswer } from '../answer-cache.ts';
import type { GeneratedTree, TreeInput } from '../tree-generator.ts';
import { treePromptVersion } from './prompts/tree-2.ts';

type KeptTree = Pick<GeneratedTree, 'engine' | 'questions'>;

/** Trees of one model under one version of its prompt, for all people and processes. */
export interface TreeMemory {
  recall(input: TreeInput): Promise<KeptTree | null>;
  keep(input: TreeInput, tree: KeptTree): Promise<void>;
}

const keptTreeSchema = z.object({ engine: z.string(), questions: questionBlocksSchema });

export function openTreeMemory(database: Database, modelName: string): TreeMemory {
  const askedOf = ({ topic, variant }: TreeInput) => ({
    source: `${modelName} ${treePromptVersion}`,
    key: `${topicKey(topic)}|${variant}`,
  });
  return {
    recall: (input) => recallAnswer(database, { ...askedOf(input), shape: keptTreeSchema }),
    keep: (input, { engine, questions }) => keepAnswer(database, askedOf(input), { engine, questions }),
  };
}

/** For a run by hand: the model is asked anew. */
export const noTreeMemory: TreeMemory = { recall: async () => null, keep: async () => {} };
