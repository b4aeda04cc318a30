import type { QuestionBlock } from '../../shared/hook-tree.ts';

export interface GeneratedTree {
  topic: string;
  engine: string;
  questions: QuestionBlock[];
}

/** Writes the questions and hooks of a topic. Throws when it cannot; nobody is charged then. */
export interface TreeGenerator {
  generateTree(input: { topic: string; variant: number }): Promise<GeneratedTree>;
  /** Writes another block for one question (0 to 3) of a tree; `swap` counts the exchanges before. */
  swapQuestion(input: {
    topic: string;
    variant: number;
    question: number;
    swap: number;
  }): Promise<QuestionBlock>;
}
