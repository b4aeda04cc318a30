import type { Engine } from '../../engine/open-engine.ts';
import { engineVersion } from '../../engine/tree/generate-tree.ts';
import { AppError } from '../errors.ts';
import { type TreeGenerator, tellTree } from './tree-generator.ts';

/** The engine inside this process: no key, no network. */
export function createEmbeddedGenerator(engine: Engine): TreeGenerator {
  return {
    async generateTree(input, run) {
      const result = engine.generateTree({ ...input, asked: await run.listAsked() });
      if (result.kind !== 'tree') {
        throw new AppError(
          result.kind === 'sensitive' ? 'sensitive_topic' : 'unusable_topic',
          result.message,
        );
      }
      tellTree(result.tree, run);
      return result.tree;
    },
    async swapQuestion(input, run) {
      const block = engine.swapQuestion({ ...input, asked: await run.listAsked() });
      if (block === null)
        throw new AppError('generation_failed', 'Não deu pra trocar esta pergunta. Tente de novo.');
      return { block, engine: engineVersion };
    },
  };
}
