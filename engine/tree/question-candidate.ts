import type { Card } from '../content.ts';
import type { QuestionFamily, QuestionIntent, TopicAnalysis } from '../language/topic-types.ts';
import type { AskedMatcher } from './match-asked.ts';
import type { TopicFrames } from './pick-frames.ts';
import type { Rivals } from './topic-focus.ts';

/** A question that may head a block of the tree. */
export interface QuestionCandidate {
  text: string;
  family: QuestionFamily;
  intent: QuestionIntent | null;
  /** The higher, the closer to this very topic; see `closenessOf`. */
  closeness: number;
  stems: ReadonlySet<string>;
  /** Its stems without the topic's: what it asks. */
  askedStems: ReadonlySet<string>;
  namesTopic: boolean;
  /** Written for the subtopic, but not of what the topic says beyond it. */
  isOffFocus: boolean;
  /** It asks about another specific of the same subtopic. */
  isRival: boolean;
  /** It asks about somebody or something else of the topic's own kind. */
  isOfAnother: boolean;
  /** Written in the bank, with hooks of its own. */
  isFromBank: boolean;
}

export interface ChooseQuestionsInput {
  analysis: TopicAnalysis;
  frames: TopicFrames;
  bank: Card | null;
  /** What the topic says beyond its subtopic; see `topic-focus.ts`. */
  focus: ReadonlySet<string>;
  /** Other specifics of the subtopic. */
  rivals: Rivals;
  seed: string;
  /** Questions of earlier variants; taken again only when nothing else is left. */
  used: ReadonlySet<string>;
  /** Texts of the hooks of earlier variants. */
  usedHooks: ReadonlySet<string>;
  /** What people type into search boxes goes first among questions that are as close. */
  findAsked: AskedMatcher;
}

export const maximumQuestionLength = 80;

/** How close each origin is to the topic; the person's own words come first, generic frames last. */
export const closenessOf = {
  own: 120,
  bank: 100,
  claim: 90,
  subtopic: 72,
  slot: 62,
  classSlotUnderDomain: 50,
  overlap: 58,
  ownIntent: 40,
  template: 48,
  situation: 66,
  domain: 42,
  class: 26,
  bare: -100,
  /** Given to a written question that says all the topic says; in part when it says part of it. */
  shared: 48,
  /** Given to a written question that speaks of the topic's own focus. */
  focus: 20,
  /** Given to a question that people are known to type. */
  asked: 24,
  /** Taken off an intent that fits few topics. */
  narrow: 16,
};
