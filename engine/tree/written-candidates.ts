import type { Entry, Frame } from '../content/content-types.ts';
import type { WrittenHook } from '../content.ts';
import { fillTopicSlots } from '../language/fill-topic-slots.ts';
import type { TopicAnalysis } from '../language/topic-types.ts';
import { finishSentence } from './finish-sentence.ts';
import type { HookCandidate, HookSource } from './hook-candidate.ts';
import type { TopicFrames } from './pick-frames.ts';
import { servesTopic } from './resolve-frame.ts';

type FrameHook = WrittenHook & Omit<Entry, 'text'>;

/** A hook for more subtopics than this is as good as general: its topics would share it. */
const narrowSubtopics = 2;

const topicSlot = /\{[tvo][:!}]/u;

/** The whole hooks that serve a topic: its subtopic's own, then those of its domain or, without one, its class. */
export function writtenCandidates(frames: TopicFrames, analysis: TopicAnalysis): HookCandidate[] {
  const ofBank = bankCandidates(frames);
  if (frames.isBankOnly) return ofBank;
  return [...ofBank, ...frameCandidates(frames.domain ?? frames.class, analysis)];
}

const noWords: ReadonlySet<string> = new Set();

/** Plain hooks are the same objects under every topic; they live as long as the content they come from. */
const plainCandidates = new WeakMap<object, HookCandidate>();

function bankCandidates({ bank }: TopicFrames): HookCandidate[] {
  return (bank?.questions ?? []).flatMap(({ question, family, hooks }) =>
    hooks.map((hook) =>
      plainCandidate(hook, {
        ...toCandidate(hook, 'question'),
        isClose: true,
        question,
        families: [family],
      }),
    ),
  );
}

function frameCandidates(frame: Frame, analysis: TopicAnalysis): HookCandidate[] {
  return frame.hooks.flatMap((hook: FrameHook) => {
    if (!servesTopic(hook, analysis)) return [];
    const source = hook.subtopics && hook.subtopics.length <= narrowSubtopics ? 'subtopic' : 'frame';
    if (!topicSlot.test(hook.text)) return [plainCandidate(hook, toCandidate(hook, source))];
    const filled = fillTopicSlots(hook.text, analysis);
    if (filled === null) return [];
    const text = finishSentence(filled);
    return [{ ...toCandidate({ ...hook, text }, source), isClose: true, isPlain: false }];
  });
}

function plainCandidate(hook: object, candidate: HookCandidate): HookCandidate {
  const known = plainCandidates.get(hook);
  if (known) return known;
  plainCandidates.set(hook, candidate);
  return candidate;
}

function toCandidate(hook: FrameHook, source: HookSource): HookCandidate {
  return {
    text: hook.text,
    mechanism: hook.mechanism,
    needsTruth: hook.needsTruth === true,
    source,
    question: null,
    families: hook.families ?? null,
    pairKey: hook.text,
    skeletonId: null,
    fillerKeys: [],
    fixedWords: noWords,
    isClose: source === 'subtopic',
    isPlain: true,
  };
}
