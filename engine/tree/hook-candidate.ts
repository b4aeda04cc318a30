import type { Mechanism } from '../../shared/mechanisms.ts';
import type { QuestionFamily } from '../language/topic-types.ts';
import type { HookMeasure } from './measure-hook.ts';

/**
 * Who wrote it, and for what: one question, one subtopic, or any topic of a frame; composed hooks are a skeleton with
 * fillers. The earlier in this list, the sooner it takes a place.
 */
export const hookSources = ['question', 'subtopic', 'frame', 'composed'] as const;
export type HookSource = (typeof hookSources)[number];

/** A finished hook that may take a place in a tree. */
export interface HookCandidate {
  text: string;
  mechanism: Mechanism;
  needsTruth: boolean;
  source: HookSource;
  /** The one question it was written for. */
  question: string | null;
  /** Families of question it can stand under; null: all. */
  families: readonly QuestionFamily[] | null;
  /** The same skeleton with the same fillers, whatever else changes; a written hook is its own. */
  pairKey: string;
  skeletonId: string | null;
  fillerKeys: readonly string[];
  /** Words of the skeleton itself: they say nothing of what the hook is about. */
  fixedWords: ReadonlySet<string>;
  /** It belongs to the topic's subtopic or names the topic. */
  isClose: boolean;
  /** Written without a topic slot: the same under every topic. */
  isPlain: boolean;
}

/** A candidate with what the selection reads of it. */
export interface MeasuredCandidate extends HookCandidate {
  measure: HookMeasure;
  /** Its score before any question is known. */
  worth: number;
  /** Families of question whose language it speaks. */
  cues: readonly QuestionFamily[];
  namesTopic: boolean;
  /** Speaks of what the topic says beyond its subtopic. */
  isInFocus: boolean;
  /** Speaks of another specific of the topic's subtopic. */
  isRival: boolean;
  repeatsTopic: boolean;
  /** Sorts candidates of equal worth, differently for each topic and variant; written ones of worn words come later. */
  lot: number;
}
