import { z } from 'zod';
import { topicKey } from '../../../engine/language/normalise-topic.ts';
import { engineVersion } from '../../../engine/tree/generate-tree.ts';
import { backgroundSchema, materialSchema, scriptSchema } from '../../../shared/busca-referencias.ts';
import type { Database } from '../../db/database.ts';
import { keepAnswer, recallAnswer } from '../answer-cache.ts';
import { materialsPromptVersion } from './prompts/materials-1.ts';
import type { GeneratedReferences, ReferenceSubject } from './reference-generator.ts';

/** What one model wrote for a hook under one version of its prompt and of the corpus, for all people and processes. */
export interface ReferenceMemory {
  recall(query: Pick<ReferenceSubject, 'topic' | 'hook'>): Promise<GeneratedReferences | null>;
  keep(query: Pick<ReferenceSubject, 'topic' | 'hook'>, references: GeneratedReferences): Promise<void>;
}

const keptSchema = z.object({
  materials: z.array(materialSchema),
  script: scriptSchema.nullable(),
  background: backgroundSchema.nullable(),
  engine: z.string(),
});

export function openReferenceMemory(database: Database, modelName: string): ReferenceMemory {
  const askedOf = ({ topic, hook }: Pick<ReferenceSubject, 'topic' | 'hook'>) => ({
    source: `${modelName} ${materialsPromptVersion} ${engineVersion}`,
    key: `${topicKey(topic ?? '')}|${hook}`,
  });
  return {
    recall: (query) => recallAnswer(database, { ...askedOf(query), shape: keptSchema }),
    keep: (query, references) => keepAnswer(database, askedOf(query), references),
  };
}
