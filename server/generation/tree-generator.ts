import type { AskedQuestion, QuestionDemand } from '../../shared/demand.ts';
import { type HookNode, hooksOf, type QuestionBlock } from '../../shared/hook-tree.ts';
import type { UserId } from '../auth/caller.ts';

export interface GeneratedTree {
  topic: string;
  /** Who wrote it, as the person is told. */
  engine: string;
  questions: QuestionBlock[];
}

/** A piece of a tree, told as soon as it is certain. Places count from 0, and none is told twice. */
export type TreePart =
  | { type: 'question'; index: number; question: string; demand: QuestionDemand | null }
  | ({ type: 'hook'; index: number; place: number } & HookNode);

/** Whom something is written for. */
export interface Requester {
  userId: UserId;
  /** Aborted when nobody waits any more; the generator throws then. */
  signal: AbortSignal;
}

/** Who reads along while a tree is written. */
export type TreeReader = Pick<GenerationRun, 'signal' | 'tell'>;

/** One run of a generator. */
export interface GenerationRun extends Requester {
  tell(part: TreePart): void;
  /** What people are known to ask about the topic; empty when nobody says. Never throws. */
  listAsked(): Promise<readonly AskedQuestion[]>;
}

export interface TreeInput {
  topic: string;
  variant: number;
}

export interface SwapInput extends TreeInput {
  /** The tree as it stands. */
  questions: readonly QuestionBlock[];
  /** Which one is exchanged, 0 to 3. */
  question: number;
  /** How often it was exchanged before. */
  swap: number;
}

/** Writes the questions and hooks of a topic. Throws when it cannot; nobody is charged then. */
export interface TreeGenerator {
  generateTree(input: TreeInput, run: GenerationRun): Promise<GeneratedTree>;
  /** Writes another block for one question of a tree. */
  swapQuestion(input: SwapInput, run: GenerationRun): Promise<{ block: QuestionBlock; engine: string }>;
}

/** Tells all of a tree that is there at once. */
export function tellTree({ questions }: Pick<GeneratedTree, 'questions'>, run: GenerationRun): void {
  for (const [index, block] of questions.entries()) tellBlock(block, index, run);
}

export function tellBlock(block: QuestionBlock, index: number, { tell }: GenerationRun): void {
  tell({ type: 'question', index, question: block.question, demand: block.question_demand ?? null });
  for (const [place, node] of hooksOf(block).entries()) tell({ type: 'hook', index, place, ...node });
}
