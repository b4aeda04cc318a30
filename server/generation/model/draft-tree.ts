import { createHookJudge, type ForeignHook } from '../../../engine/tree/judge-hooks.ts';
import { createAskedMatcher } from '../../../engine/tree/match-asked.ts';
import type { AskedQuestion, QuestionDemand } from '../../../shared/demand.ts';
import {
  type HookNode,
  hooksOf,
  hooksPerQuestion,
  type QuestionBlock,
  questionsPerTree,
} from '../../../shared/hook-tree.ts';
import { questionBlockSchema } from '../../../shared/hook-tree-schema.ts';
import type { GenerationRun } from '../tree-generator.ts';
import type { RefusedHook } from './prompts/repair-1.ts';

interface DraftBlock {
  question: string;
  demand: QuestionDemand | null;
  hooks: (HookNode | null)[];
  refused: { text: string; reasons: readonly string[] }[];
}

/** A tree on its way: what the engine's judge let pass is in its place and told; the rest is still open. */
export interface DraftTree {
  addQuestion(index: number, text: string): void;
  /** Into the first open place of a question; false when it was refused, or there is none. */
  addHook(index: number, hook: ForeignHook): boolean;
  /** A question with its four hooks, all or nothing. */
  addBlock(index: number, block: QuestionBlock): boolean;
  /** Open places under questions that stand, each with what was refused for it. */
  listOpen(): RefusedHook[];
  /** Which of the four have no question. */
  listMissing(): number[];
  /** The whole tree; throws while anything is open. */
  finish(): QuestionBlock[];
}

/** What is there before the first word: neither judged nor told, and nothing new may repeat it. */
interface DraftStart {
  /** What people are known to ask. */
  asked: readonly AskedQuestion[];
  /** Blocks that stay, by their places; null for one that is open. */
  kept: readonly (QuestionBlock | null)[];
  /** On its way out. */
  worn: QuestionBlock | null;
}

export function createDraftTree(
  topic: string,
  { tell }: Pick<GenerationRun, 'tell'>,
  { asked, kept, worn }: DraftStart,
): DraftTree {
  const judge = createHookJudge(topic);
  const findAsked = createAskedMatcher(asked);
  const blocks: (DraftBlock | null)[] = Array.from({ length: questionsPerTree }, (_, index) =>
    toDraftBlock(kept[index] ?? null),
  );
  for (const [index, block] of kept.entries()) if (block !== null) judge.keepBlock(block, index);
  if (worn !== null) judge.keepBlock(worn, null);

  const addQuestion = (index: number, question: string): DraftBlock | null => {
    if (blocks[index] !== null || judge.takeQuestion(question).length > 0) return null;
    const demand = findAsked(question);
    const hooks = Array.from({ length: hooksPerQuestion }, () => null);
    const block = { question, demand, hooks, refused: [] };
    blocks[index] = block;
    tell({ type: 'question', index, question, demand });
    return block;
  };
  const addHook = (index: number, hook: ForeignHook): boolean => {
    const block = blocks[index];
    const place = block?.hooks.indexOf(null) ?? -1;
    if (!block || place === -1) return false;
    const reasons = judge.takeHook(hook, { text: block.question, place: index });
    if (reasons.length > 0) {
      block.refused.push({ text: hook.text, reasons });
      return false;
    }
    const node = { hook: hook.text, mechanism: hook.mechanism };
    block.hooks[place] = node;
    tell({ type: 'hook', index, place, ...node });
    return true;
  };

  return {
    addQuestion: (index, text) => void addQuestion(index, text),
    addHook,
    addBlock(index, block) {
      const hooks = hooksOf(block).map(({ hook, mechanism }) => ({ text: hook, mechanism }));
      const place = { text: block.question, place: index };
      if (hooks.some((hook) => judge.checkHook(hook, place).length > 0)) return false;
      if (addQuestion(index, block.question) === null) return false;
      return hooks.map((hook) => addHook(index, hook)).every(Boolean);
    },
    listOpen: () => blocks.flatMap((block, index) => (block ? openOf(block, index) : [])),
    listMissing: () => [...blocks.keys()].filter((index) => blocks[index] === null),
    finish: () => blocks.map(toQuestionBlock),
  };
}

function toDraftBlock(block: QuestionBlock | null): DraftBlock | null {
  if (block === null) return null;
  const { question, question_demand: demand = null } = block;
  return { question, demand, hooks: hooksOf(block), refused: [] };
}

function openOf({ question, hooks, refused }: DraftBlock, index: number): RefusedHook[] {
  const taken = hooks.flatMap((node) => node?.mechanism ?? []);
  const open = [...hooks.keys()].filter((place) => hooks[place] === null);
  return open.map((place, at) => ({
    number: index * hooksPerQuestion + place,
    question,
    text: refused[at]?.text ?? null,
    reasons: refused[at]?.reasons ?? ['missing'],
    taken,
  }));
}

/** The question of an open place's number. */
export function questionOfPlace(number: number): number {
  return Math.floor(number / hooksPerQuestion);
}

function toQuestionBlock(block: DraftBlock | null): QuestionBlock {
  const [first, second, third, fourth] = block?.hooks ?? [];
  return questionBlockSchema.parse({
    question: block?.question,
    ...(block?.demand && { question_demand: block.demand }),
    hook_1: first?.hook,
    hook_2: second?.hook,
    hook_3: third?.hook,
    hook_4: fourth?.hook,
    hook_1_mechanism: first?.mechanism,
    hook_2_mechanism: second?.mechanism,
    hook_3_mechanism: third?.mechanism,
    hook_4_mechanism: fourth?.mechanism,
  });
}
