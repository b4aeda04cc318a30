import type { TreeEvent } from '../../../shared/generate-hooks.ts';
import { hooksOf, hooksPerQuestion } from '../../../shared/hook-tree.ts';

/** A question and those of its four hooks that are written; null for those that are not. */
export interface WrittenQuestion {
  question: string;
  hooks: readonly (string | null)[];
}

/** A tree while it is written: null for a question that has not come. */
export type WrittenTree = readonly (WrittenQuestion | null)[];

/** The tree with what an event tells; the same tree for an event that tells nothing of it. */
export function addToTree(tree: WrittenTree, event: TreeEvent): WrittenTree {
  switch (event.type) {
    case 'question-start':
      return withQuestion(tree, event.index, {
        question: event.question,
        hooks: Array.from({ length: hooksPerQuestion }, () => null),
      });
    case 'hook-add': {
      const known = tree[event.index];
      if (!known) return tree;
      const hooks = known.hooks.map((hook, place) => (place === event.place ? event.hook : hook));
      return withQuestion(tree, event.index, { ...known, hooks });
    }
    case 'question-add':
      return withQuestion(tree, event.index, {
        question: event.block.question,
        hooks: hooksOf(event.block).map(({ hook }) => hook),
      });
    default:
      return tree;
  }
}

function withQuestion(tree: WrittenTree, index: number, question: WrittenQuestion): WrittenTree {
  return Array.from({ length: Math.max(tree.length, index + 1) }, (_, at) =>
    at === index ? question : (tree[at] ?? null),
  );
}
