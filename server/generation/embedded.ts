import { engineVersion, generateTree } from '../../engine/tree/generate-tree.ts';
import { swapQuestion } from '../../engine/tree/swap-question.ts';
import { AppError } from '../errors.ts';
import { type TreeGenerator, tellTree } from './tree-generator.ts';

/** The engine inside this process: no key, no network. */
export const embeddedGenerator: TreeGenerator = {
  async generateTree(input, run) {
    const result = generateTree({ ...input, asked: await run.listAsked() });
    if (result.kind !== 'tree') {
      throw new AppError(result.kind === 'sensitive' ? 'sensitive_topic' : 'unusable_topic', result.message);
    }
    tellTree(result.tree, run);
    return result.tree;
  },
  async swapQuestion(input, run) {
    const block = swapQuestion({ ...input, asked: await run.listAsked() });
    if (block === null)
      throw new AppError('generation_failed', 'Não deu pra trocar esta pergunta. Tente de novo.');
    return { block, engine: engineVersion };
  },
};
