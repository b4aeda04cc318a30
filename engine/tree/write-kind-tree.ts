import type { Kind } from '../content.ts';
import { engineVersion, type HookTree, toBlock } from './generate-tree.ts';

/** The general ideas of a kind, with the topic where they name it. Everybody who asks for them gets the same. */
export function writeKindTree(topic: string, kind: Kind): HookTree {
  const fill = (text: string) => text.replaceAll('{tema}', topic);
  return {
    topic,
    engine: engineVersion,
    writtenFrom: { source: 'kind', name: kind.label },
    questions: kind.questions.map(({ question, hooks }) =>
      toBlock(
        { question: fill(question), answer: null },
        hooks.map((hook) => ({ ...hook, text: fill(hook.text) })),
        () => null,
      ),
    ),
    hasMore: false,
  };
}
