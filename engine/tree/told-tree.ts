import { sayMissing, type Told, writeToldTree } from '../told/write-told-tree.ts';
import { engineVersion, type HookTree, toBlock } from './generate-tree.ts';

export type ToldTreeResult =
  | { kind: 'tree'; tree: HookTree }
  /** `message` tells the person what is missing. */
  | { kind: 'incomplete'; message: string };

/** What the creator told about a topic, as a tree. */
export function toldTree({ topic, ...told }: Told & { topic: string }): ToldTreeResult {
  const written = writeToldTree(told);
  if (written.kind === 'incomplete') return { kind: 'incomplete', message: sayMissing(written.missing) };
  const questions = written.blocks.map(({ question, hooks }) => toBlock({ question }, hooks, () => null));
  return {
    kind: 'tree',
    tree: {
      topic,
      engine: engineVersion,
      writtenFrom: { source: 'told', name: null },
      questions,
      hasMore: false,
    },
  };
}
