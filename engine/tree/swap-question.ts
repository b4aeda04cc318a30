import type { AskedQuestion } from '../../shared/demand.ts';
import type { QuestionBlock } from '../../shared/hook-tree.ts';
import type { Knowledge } from '../knowledge.ts';
import { generateTree } from './generate-tree.ts';

/** The next two whole sets stay whole: exchanges take from those after them. */
const setsLeftWhole = 3;

export interface SwapQuestionInput {
  topic: string;
  /** Of the tree that is changed. */
  variant: number;
  /** 0 to 3, as the questions stand in the tree. */
  question: number;
  /** How often this question was exchanged before. */
  swap: number;
  asked?: readonly AskedQuestion[];
}

/** Another question of the same family with four hooks that the tree does not have; null when the topic cannot be read. */
export function swapQuestion(
  { topic, variant, question, swap, asked = [] }: SwapQuestionInput,
  knowledge: Knowledge,
): QuestionBlock | null {
  const result = generateTree({ topic, variant: variant + setsLeftWhole + swap, asked }, knowledge);
  return result.kind === 'tree' ? (result.tree.questions[question] ?? null) : null;
}
