import { z } from 'zod';
import { questionBlocksSchema } from '../../../shared/hook-tree-schema.ts';
import type { Database } from '../../db/database.ts';
import { keepAnswer, recallAnswer } from '../answer-cache.ts';
import type { GeneratedTree } from '../tree-generator.ts';
import { treePromptVersion } from './prompts/tree-2.ts';

type KeptTree = Pick<GeneratedTree, 'engine' | 'questions'>;

interface Remembered {
  /** The topic's own. */
  key: string;
  variant: number;
}

/** Trees of one model under one version of its prompt, for all people and processes. */
export interface TreeMemory {
  recall(asked: Remembered): Promise<KeptTree | null>;
  keep(asked: Remembered, tree: KeptTree): Promise<void>;
}

const keptTreeSchema = z.object({ engine: z.string(), questions: questionBlocksSchema });

export function openTreeMemory(database: Database, modelName: string): TreeMemory {
  const askedOf = ({ key, variant }: Remembered) => ({
    source: `${modelName} ${treePromptVersion}`,
    key: `${key}|${variant}`,
  });
  return {
    recall: (asked) => recallAnswer(database, { ...askedOf(asked), shape: keptTreeSchema }),
    keep: (asked, { engine, questions }) => keepAnswer(database, askedOf(asked), { engine, questions }),
  };
}

/** For a run by hand: the model is asked anew. */
export const noTreeMemory: TreeMemory = { recall: async () => null, keep: async () => {} };
