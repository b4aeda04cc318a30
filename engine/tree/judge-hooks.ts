import { hooksOf, type QuestionBlock } from '../../shared/hook-tree.ts';
import type { Mechanism } from '../../shared/mechanisms.ts';
import { isForeign } from '../language/is-foreign.ts';
import { normaliseTopic } from '../language/normalise-topic.ts';
import { contentStems } from '../language/stems.ts';
import { readRisk } from '../reading/read-risk.ts';
import { hookLimits, lintHook } from './lint-hook.ts';
import { type HookMeasure, measureHook, mostInTree, stemOverlap } from './measure-hook.ts';

/** A hook that the engine did not write. */
export interface ForeignHook {
  text: string;
  mechanism: Mechanism;
}

/**
 * Judges a tree of somebody else's, hook by hook as it comes, by what the engine asks of its own. What passes is taken: the next
 * ones must differ from it. Each answer lists the reasons against, empty when there is none.
 */
export interface HookJudge {
  takeQuestion(text: string): string[];
  takeHook(hook: ForeignHook, question: HookPlace): string[];
  /** The same, without taking it. */
  checkHook(hook: ForeignHook, question: HookPlace): string[];
  /** Takes what stands already, without judging it; without a place, what is on its way out and must not come back. */
  keepBlock(block: QuestionBlock, place: number | null): void;
}

/** The question a hook stands under; `place` is the question's own, 0 to 3. */
export interface HookPlace {
  text: string;
  place: number;
}

/** A question heads a block on a phone. */
export const maximumQuestionLength = 80;
/** Two questions that share so many of their words ask the same. */
const sameQuestion = 0.6;
/** Authors of one sentence know its names; this many capitals are a title. */
const titleCapitals = 3;

/** The words of the topic as typed and mended, which may carry a capital or be foreign. */
function namesInTopic(topic: string): ReadonlySet<string> {
  return new Set(`${topic} ${normaliseTopic(topic).display}`.split(/[^\p{L}\d]+/u));
}

/** `isOfCare`: a subject that hurts. */
export function createHookJudge(topic: string, { isOfCare } = { isOfCare: false }): HookJudge {
  const names = namesInTopic(topic);
  const questions: ReadonlySet<string>[] = [];
  const taken: TakenHook[] = [];

  const checkHook = ({ text, mechanism }: ForeignHook, question: HookPlace): string[] => {
    const measure = measureHook(text);
    const reasons = faultsOfHook(text, question.text, { names, isOfCare });
    const mates = taken.filter(({ place }) => place === question.place);
    if (mates.some((mate) => mate.mechanism === mechanism)) reasons.push('same-mechanism');
    if (taken.some(({ opening }) => opening === measure.opening)) reasons.push('same-opening');
    if (taken.some(({ fourGrams }) => fourGrams.some((gram) => measure.fourGrams.includes(gram))))
      reasons.push('shares-words');
    if (measure.isQuestion && count(taken, 'isQuestion') >= mostInTree.questions)
      reasons.push('too-many-questions');
    if (measure.startsWithYou && count(taken, 'startsWithYou') >= mostInTree.startsWithYou)
      reasons.push('too-many-you');
    return reasons;
  };

  const take = ({ text, mechanism }: ForeignHook, place: number | null) => {
    taken.push({ ...measureHook(text), mechanism, place });
  };

  return {
    checkHook,
    keepBlock(block, place) {
      questions.push(new Set(contentStems(block.question)));
      for (const { hook: text, mechanism } of hooksOf(block)) take({ text, mechanism }, place);
    },
    takeQuestion(text) {
      const stems = new Set(contentStems(text));
      const reasons = faultsOfQuestion(text, { names, isOfCare });
      if (questions.some((other) => stemOverlap(stems, other) >= sameQuestion))
        reasons.push('repeats-question');
      if (reasons.length === 0) questions.push(stems);
      return reasons;
    },
    takeHook(hook, question) {
      const reasons = checkHook(hook, question);
      if (reasons.length === 0) take(hook, question.place);
      return reasons;
    },
  };
}

type TakenHook = HookMeasure & { mechanism: Mechanism; place: number | null };

function count(taken: readonly TakenHook[], trait: 'isQuestion' | 'startsWithYou'): number {
  return taken.filter((measure) => measure.place !== null && measure[trait]).length;
}

/** Any verb of losing before so many kilos: our own authors never wrote one, so the lint need not know them all. */
const promisesWeight =
  /(?<!\p{L})(?:per[dc]|emagre|sec[aoe]|sequ|elimin)\p{L}*\s(?:\p{L}+\s){0,2}(?:\d+|[\p{L}]+)\s?(?:kg|quilos?)(?!\p{L})/iu;

interface JudgedTopic {
  names: ReadonlySet<string>;
  /** Hooks on a subject that hurts name what they warn of. */
  isOfCare: boolean;
}

/** What is wrong with a hook in any set. */
function faultsOfHook(text: string, question: string, { names, isOfCare }: JudgedTopic): string[] {
  const reasons = lintHook({ text, question, names }).filter(
    (reason) => reason !== 'mid-sentence-capital' || isTitle(text),
  );
  if (isForeign(text)) reasons.push('foreign');
  // The weights alone are made for topics, and suspect too many sentences.
  if (!isOfCare && readRisk(text)?.isRuled) reasons.push('harmful');
  if (promisesWeight.test(text)) reasons.push('claim:weight');
  return reasons;
}

/** A hook's length and its restating a question are no faults of a question. */
const hookOnly = new Set(['too-short', 'too-long', 'too-many-syllables', 'restates-question']);

function faultsOfQuestion(text: string, topic: JudgedTopic): string[] {
  const reasons = faultsOfHook(text, '', topic).filter((reason) => !hookOnly.has(reason));
  if (!text.endsWith('?')) reasons.push('not-a-question');
  if (text.length > maximumQuestionLength) reasons.push('too-long');
  if (text.split(' ').length < hookLimits.minimumWords - 1) reasons.push('too-short');
  return reasons;
}

function isTitle(text: string): boolean {
  return (text.match(/(?<=[\p{L}\d,] )\p{Lu}\p{Ll}/gu) ?? []).length >= titleCapitals;
}

/** A text in the form in which we show it: single-spaced, in our quotation marks, without a list's number or bullet before it. */
export function tidyForeignText(text: string): string {
  let isOpen = false;
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:[-•*]|\d{1,2}[.)]) /u, '')
    .replace(/["“”«»]/gu, () => {
      isOpen = !isOpen;
      return isOpen ? '“' : '”';
    });
}
