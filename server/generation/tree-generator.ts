import type { KnownTopic, PartOfTopic, UnknownTopic } from '../../engine/reading/read-topic.ts';
import type { AskedQuestion, QuestionDemand } from '../../shared/demand.ts';
import { type HookNode, hooksOf, type QuestionBlock } from '../../shared/hook-tree.ts';
import type { Facts } from '../../shared/topic-unclear.ts';
import type { WrittenFrom } from '../../shared/written-from.ts';
import type { UserId } from '../auth/caller.ts';

export interface GeneratedTree {
  topic: string;
  /** Who wrote it, as the person is told. */
  engine: string;
  writtenFrom: WrittenFrom;
  questions: QuestionBlock[];
  /** It holds hooks that are new to the person, from a card of this very topic or from a model. */
  isCharged: boolean;
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

/** A topic of which a tree can be asked for. */
export type TopicReading = KnownTopic | PartOfTopic | UnknownTopic;

/**
 * What a tree is asked to be written from: what is known of the topic, what the person told in the form of a kind, or the general ideas of a
 * kind.
 */
export type TreeBasis = { from: 'topic' } | { from: 'facts'; facts: Facts } | { from: 'kind'; kind: string };

export interface TreeInput {
  reading: TopicReading;
  variant: number;
  basis: TreeBasis;
}

export interface SwapInput extends TreeInput {
  /** What the tree as it stands was written from. */
  writtenFrom: WrittenFrom;
  questions: readonly QuestionBlock[];
  /** Which one is exchanged, 0 to 3. */
  question: number;
}

/** What the person has, read when nothing else of theirs can change it. */
export interface Holdings {
  /** Hooks of the card that they have, or had before an exchange. */
  used: ReadonlySet<string>;
}

/** Ends the writing with what the person has by then, without waiting for anything; null where nothing new is left. */
export type Finish<Written, Held extends Holdings = Holdings> = (held: Held) => Written | null;

/** For an exchange: the questions of the tree too, of which another one may have been exchanged meanwhile. */
export type FinishExchange = Finish<WrittenBlock, Holdings & { questions: readonly QuestionBlock[] }>;

export interface WrittenBlock {
  block: QuestionBlock;
  engine: string;
}

/** Writes the questions and hooks of a topic. Throws when it cannot; nobody is charged then. */
export interface TreeGenerator {
  /** Who is going to write a tree. What the engine writes is known, and so is its price, before anything is held. */
  writerOf(input: TreeInput): 'engine' | 'model';
  generateTree(input: TreeInput, run: GenerationRun): Promise<Finish<GeneratedTree>>;
  /** Writes another block for one question of a tree. */
  swapQuestion(input: SwapInput, run: GenerationRun): Promise<FinishExchange>;
}

/** Tells all of a tree that is there at once. */
export function tellTree(
  { questions }: Pick<GeneratedTree, 'questions'>,
  run: Pick<GenerationRun, 'tell'>,
): void {
  for (const [index, block] of questions.entries()) {
    run.tell({ type: 'question', index, question: block.question, demand: block.question_demand ?? null });
    for (const [place, node] of hooksOf(block).entries()) run.tell({ type: 'hook', index, place, ...node });
  }
}
