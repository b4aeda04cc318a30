import { generateTree } from '../../engine/tree/generate-tree.ts';
import { AppError } from '../errors.ts';
import type { TreeGenerator } from './tree-generator.ts';

/** The engine inside this process: no key, no network. */
export const embeddedGenerator: TreeGenerator = {
  async generateTree(input) {
    const result = generateTree(input);
    if (result.kind !== 'tree') {
      throw new AppError(result.kind === 'sensitive' ? 'sensitive_topic' : 'unusable_topic', result.message);
    }
    return result.tree;
  },
};
