import { readTold, sayMissing, type Told } from '../told/read-told.ts';
import { engineVersion, type HookTree, toBlock } from './generate-tree.ts';

export type ToldTreeResult =
  | { kind: 'tree'; tree: HookTree }
  /** `message` tells the person what is missing. */
  | { kind: 'incomplete'; message: string };

/** The tree of the lines that a creator told about a topic, or a sentence with the lines that are missing. */
export function writeToldTree({ topic, ...told }: Told & { topic: string }): ToldTreeResult {
  const read = readTold(told);
  if (read.kind === 'incomplete') return { kind: 'incomplete', message: sayMissing(read.missing, topic) };
  const questions = read.blocks.map(({ question, hooks }) =>
    toBlock({ question, answer: null }, hooks, () => null),
  );
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
