import type { QuestionBlock } from '../../shared/hook-tree.ts';

export interface GeneratedTree {
  topic: string;
  engine: string;
  questions: QuestionBlock[];
}

/** Writes the questions and hooks of a topic. Throws when it cannot; nobody is charged then. */
export interface TreeGenerator {
  generateTree(input: { topic: string; variant: number }): Promise<GeneratedTree>;
}
