import type { Frame } from '../content/content-types.ts';
import type { Knowledge } from '../knowledge.ts';
import { contentStems } from '../language/stems.ts';
import type { TopicAnalysis } from '../language/topic-types.ts';
import { composeCandidates } from './compose-candidates.ts';
import { countSyllables } from './count-syllables.ts';
import type { HookCandidate, MeasuredCandidate } from './hook-candidate.ts';
import { passesLint } from './lint-hook.ts';
import { type HookMeasure, measureHook } from './measure-hook.ts';
import type { TopicFrames } from './pick-frames.ts';
import { cuedFamilies, intrinsicWorth, type RankingContext } from './rank-hook.ts';
import { resolveFrame } from './resolve-frame.ts';
import { createRandom, hashText } from './seeded-random.ts';
import { suitsTone } from './suit-tone.ts';
import { isInFocus, namesSpecific } from './topic-focus.ts';
import { wornShare } from './worn-pairs.ts';
import { writtenCandidates } from './written-candidates.ts';
import { namesInContent, namesInTopic } from './written-names.ts';

/** Composed hooks keep shorter than the lint allows: nobody weighed their words. */
const composedLimits = { words: 12, syllables: 26 };
const skeletonsTried = 240;

export interface GatherInput {
  knowledge: Pick<Knowledge, 'wornPairs'>;
  analysis: TopicAnalysis;
  frames: TopicFrames;
  context: RankingContext;
  seed: string;
  /** Texts and pairs of earlier variants. */
  used: ReadonlySet<string>;
}

/** Every hook that may stand in this tree: written ones first, then composed ones, all past the lint. */
export function gatherCandidates(input: GatherInput): MeasuredCandidate[] {
  const { analysis, frames, used, seed } = input;
  const frame = resolveFrame(frames.domain ?? frames.class, analysis);
  const random = createRandom(hashText(seed));
  const composed = frames.isBankOnly ? [] : composeCandidates({ frame, analysis, random, skeletonsTried });
  const lists = [frames.class, ...(frames.domain ? [frames.domain] : []), ...(frames.bank?.questions ?? [])];
  const ofContent = new Set(lists.flatMap((list) => [...namesInContent(list)]));
  const names = { ofContent, all: new Set([...ofContent, ...namesInTopic(analysis)]) };
  const seen = new Set<string>();
  const measured: MeasuredCandidate[] = [];
  for (const candidate of [...writtenCandidates(frames, analysis), ...composed]) {
    if (used.has(candidate.text) || used.has(candidate.pairKey) || seen.has(candidate.text)) continue;
    if (candidate.source === 'composed' && !isFitToBeComposed(candidate.text, analysis)) continue;
    const reading = readCandidate(candidate, names);
    if (!reading.isClean) continue;
    seen.add(candidate.text);
    measured.push(measure(candidate, reading.measure, input));
  }
  return measured;
}

/** The stems that make a hook be about this topic: its own words and the nouns of its content. */
export function rankingContext(
  analysis: TopicAnalysis,
  frames: TopicFrames,
): Omit<RankingContext, 'focus' | 'rivals'> {
  return {
    topicStems: new Set(contentStems(analysis.display)),
    contentNouns: nounStems(frames.domain ?? frames.class),
  };
}

const nounStemsByFrame = new WeakMap<Frame, ReadonlySet<string>>();

function nounStems(frame: Frame): ReadonlySet<string> {
  const known = nounStemsByFrame.get(frame);
  if (known) return known;
  const nouns = [...frame.objects, ...frame.pairs.flatMap(({ a, b }) => [a, b])];
  const stems = new Set(nouns.flatMap(({ text }) => contentStems(text)));
  nounStemsByFrame.set(frame, stems);
  return stems;
}

interface Names {
  ofContent: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

interface Reading {
  isClean: boolean;
  measure: HookMeasure;
}

/** A plain written hook is one object under every topic, so its reading is kept; the others are new each time. */
const readings = new Map<HookCandidate, Reading>();

/** Readings of some twenty subtopics and their frames; those of the whole bank would take as much memory as the bank. */
const maximumReadings = 6000;

function readCandidate(candidate: HookCandidate, names: Names): Reading {
  const known = readings.get(candidate);
  if (known) return known;
  const { text } = candidate;
  const isPlain = candidate.isPlain;
  const reading = {
    isClean: passesLint({ text, names: isPlain ? names.ofContent : names.all }),
    measure: measureHook(text),
  };
  if (!isPlain) return reading;
  if (readings.size >= maximumReadings) readings.clear();
  readings.set(candidate, reading);
  return reading;
}

/** How far a hook of worn words stands back; more would narrow the lot, so that two topics of a subtopic share most hooks. */
const wornWeight = 0.7;

function measure(
  candidate: HookCandidate,
  hook: HookMeasure,
  { analysis, context, seed, knowledge }: GatherInput,
): MeasuredCandidate {
  const display = analysis.display.toLowerCase();
  return {
    ...candidate,
    measure: hook,
    worth: intrinsicWorth(candidate, hook, context),
    cues: cuedFamilies(hook, candidate.fixedWords),
    namesTopic: isWrittenFor(candidate) || isAbout(hook, context),
    isRival: isOfRival(candidate, hook, context),
    isInFocus: speaksOfFocus(hook, analysis, context),
    repeatsTopic: display.includes(' ') && candidate.text.toLowerCase().includes(display),
    lot:
      hashText(`${seed}|${candidate.pairKey}`) / 2 ** 53 +
      (candidate.isPlain ? wornWeight * wornShare(hook.words, knowledge.wornPairs) : 0),
  };
}

/** What one does is no focus for a hook: short skirts and job interviews are both worn. */
function speaksOfFocus({ stems }: HookMeasure, { verb }: TopicAnalysis, { focus }: RankingContext): boolean {
  const acts = contentStems(verb?.verb ?? '');
  return [...focus].some((stem) => stems.has(stem) && !acts.includes(stem));
}

/** Written under a question about another specific of the subtopic, and not of the topic's own. */
function isOfRival(
  { question }: HookCandidate,
  { stems }: HookMeasure,
  { focus, rivals }: RankingContext,
): boolean {
  if (question === null) return false;
  if (rivals.questions.has(question)) return true;
  if (!rivals.areShutOut || isInFocus(stems, focus)) return false;
  const asked = contentStems(question);
  return !isInFocus(asked, focus) && namesSpecific(new Set([...asked, ...stems]), rivals.specifics);
}

/** Written for this very question or subtopic, a hook is about the topic whether or not it says its name. */
function isWrittenFor({ source }: HookCandidate): boolean {
  return source === 'question' || source === 'subtopic';
}

function isAbout({ stems }: HookMeasure, { topicStems, contentNouns }: RankingContext): boolean {
  for (const stem of stems) if (topicStems.has(stem) || contentNouns.has(stem)) return true;
  return false;
}

function isFitToBeComposed(text: string, { flags }: TopicAnalysis): boolean {
  const words = text.split(' ').length;
  if (words > composedLimits.words || !suitsTone(text, flags)) return false;
  return words < 8 || countSyllables(text) <= composedLimits.syllables;
}
