import { type AnsweredBlock, hooksOf } from '../../../../shared/hook-tree.ts';
import type { Mechanism } from '../../../../shared/mechanisms.ts';
import { countOf } from '../../../lib/brazilian-format.ts';
import { describeQuestionOrigin, quoteTypedWords } from '../describe-question-origin.ts';
import type { NodeKind } from './text-style.ts';

/** One thing of the tree before it has a place: the topic, a question or a hook. */
export interface TreeDatum {
  id: string;
  kind: NodeKind;
  text: string;
  mechanism?: Mechanism;
  /** Hooks only: what is said in the video after it, where a card knows. */
  answer?: string;
  /** Questions only: what it is and, where a search box suggested it, the words that people typed. */
  captions?: readonly string[];
  children?: TreeDatum[];
}

/** The topic as the root of its questions, and each question of its hooks. */
export function treeDataOf(topic: string, questions: readonly AnsweredBlock[]): TreeDatum {
  return { id: 'topic', kind: 'topic', text: topic, children: questions.map(questionDatum) };
}

/** The tree without the hooks of folded questions, which say how many there are. */
export function foldTree(root: TreeDatum, collapsed: ReadonlySet<string>): TreeDatum {
  const questions = root.children?.map((question) =>
    collapsed.has(question.id)
      ? { ...question, captions: [...(question.captions ?? []), countHooks(question)], children: [] }
      : question,
  );
  return { ...root, ...(questions && { children: questions }) };
}

/** "4 ganchos": what a folded question keeps out of sight. */
export function countHooks({ children = [] }: TreeDatum): string {
  return countOf(children.length, ['gancho', 'ganchos']);
}

/** The number from 0 of the question that a node belongs to; 0 for the topic. */
export function branchOf(id: string): number {
  const number = Number(/^question-(\d+)/.exec(id)?.[1] ?? 1);
  return number - 1;
}

function questionDatum(block: AnsweredBlock, index: number): TreeDatum {
  const id = `question-${index + 1}`;
  const typed = quoteTypedWords(block);
  return {
    id,
    kind: 'question',
    text: block.question,
    captions: [describeQuestionOrigin(block), ...(typed === null ? [] : [typed])],
    children: hooksOf(block).map(hookDatum(id, block.question_answer)),
  };
}

function hookDatum(questionId: string, answer: string | undefined) {
  return ({ hook, mechanism }: ReturnType<typeof hooksOf>[number], index: number): TreeDatum => ({
    id: `${questionId}-hook-${index + 1}`,
    kind: 'hook',
    text: hook,
    mechanism,
    ...(answer !== undefined && { answer }),
  });
}
