import type { Mechanism } from '../../shared/mechanisms.ts';
import { hookSources, type MeasuredCandidate } from './hook-candidate.ts';
import { restatesStems } from './lint-hook.ts';
import { stemOverlap } from './measure-hook.ts';
import type { QuestionCandidate } from './question-candidate.ts';
import { rankHook } from './rank-hook.ts';

/** What a set of sixteen must keep. Every number is a ceiling except the two minimums. */
export interface SetLimits {
  minimumMechanisms: number;
  mechanismUses: number;
  questionMarks: number;
  startsWithYou: number;
  firstPerson: number;
  needsTruth: number;
  repeatsTopic: number;
  minimumNamingTopic: number;
  /** Whole hooks that any topic of the frame may get: more, and two topics would share half their sets. */
  frameHooks: number;
  /** The same filler (a scene, an object) at most so often. */
  fillerUses: number;
  sharesNoFourGram: boolean;
  opensDifferently: boolean;
}

const places = 16;
const perQuestion = 4;

const strict: SetLimits = {
  minimumMechanisms: 10,
  mechanismUses: 2,
  questionMarks: 3,
  startsWithYou: 3,
  firstPerson: 7,
  needsTruth: 5,
  repeatsTopic: 2,
  minimumNamingTopic: 12,
  frameHooks: 7,
  fillerUses: 1,
  sharesNoFourGram: true,
  opensDifferently: true,
};

/** The order in which a set that cannot be completed gives way; the lint is never among them. */
const relaxations: readonly Partial<SetLimits>[] = [
  {},
  { minimumNamingTopic: 8 },
  { minimumNamingTopic: 0 },
  { fillerUses: 2, frameHooks: places },
  { firstPerson: 9, needsTruth: 7 },
  { startsWithYou: 5, questionMarks: 4 },
  { repeatsTopic: places },
  { mechanismUses: 4, minimumMechanisms: 4 },
  { firstPerson: places, needsTruth: places, startsWithYou: places, questionMarks: places },
  { sharesNoFourGram: false, fillerUses: places, opensDifferently: false },
];

const attemptsPerLevel = 3;

/** Without a bank of its own, a topic is better served by whole sentences that name it than by composed ones. */
export const withoutBank: Partial<SetLimits> = { frameHooks: 14, repeatsTopic: 5 };

export interface SelectHooksInput {
  questions: readonly QuestionCandidate[];
  candidates: readonly MeasuredCandidate[];
  /** Where the set may differ from the usual limits. */
  limits?: Partial<SetLimits>;
}

/** Four hooks for each question that keep the limits of the whole set, or null when the candidates cannot. */
export function selectHooks(input: SelectHooksInput): MeasuredCandidate[][] | null {
  const queues = input.questions.map((question) => orderForQuestion(question, input));
  let limits = { ...strict, ...input.limits };
  for (const relaxation of relaxations) {
    limits = { ...limits, ...relaxation };
    for (let attempt = 0; attempt < attemptsPerLevel; attempt += 1) {
      const chosen = fillPlaces(queues, limits, attempt);
      if (chosen) return chosen;
    }
  }
  return null;
}

/**
 * Within each source the best half first, in the order of the lot, so that the same "best" skeletons do not win every
 * topic. A frame's whole hooks are too few to halve.
 */
function orderForQuestion(
  question: QuestionCandidate,
  { candidates }: SelectHooksInput,
): MeasuredCandidate[] {
  const fitting = candidates.filter((hook) => mayStandUnder(hook, question));
  const scores = new Map(fitting.map((hook) => [hook, rankHook(hook, question)]));
  const score = (hook: MeasuredCandidate) => scores.get(hook) ?? 0;
  const byScore = fitting.sort((left, right) => score(right) - score(left) || left.lot - right.lot);
  return hookSources.flatMap((source) => {
    const ofSource = byScore.filter((hook) => hook.source === source);
    const own = (hook: MeasuredCandidate) => (hook.question === question.text ? 0 : hook.isInFocus ? 1 : 2);
    if (source === 'question')
      return ofSource.sort((left, right) => own(left) - own(right) || left.lot - right.lot);
    const half = source === 'frame' ? ofSource.length : Math.ceil(ofSource.length / 2);
    const best = ofSource.slice(0, half).sort((left, right) => left.lot - right.lot);
    const isOnTheQuestion = (hook: MeasuredCandidate) =>
      hook.cues.includes(question.family) || stemOverlap(hook.measure.stems, question.askedStems) > 0.1;
    return [
      ...best.filter(isOnTheQuestion),
      ...best.filter((hook) => !isOnTheQuestion(hook)),
      ...ofSource.slice(best.length),
    ];
  });
}

/** A hook written for one question stands under no other, unless nobody wrote for that one and both are of the topic's focus. */
function mayStandUnder(hook: MeasuredCandidate, question: QuestionCandidate): boolean {
  if (hook.question === question.text) return true;
  if (hook.question !== null && (question.isFromBank || hook.isRival || !hook.isInFocus)) return false;
  if (hook.families && hook.question === null && !hook.families.includes(question.family)) return false;
  return !restatesStems(hook.measure.stems, question.stems);
}

/** One hook a question in each round, so that no question is served last with leftovers. */
function fillPlaces(
  queues: readonly MeasuredCandidate[][],
  limits: SetLimits,
  attempt: number,
): MeasuredCandidate[][] | null {
  const set = new ChosenSet(limits, queues.length);
  for (let round = 0; round < perQuestion; round += 1) {
    for (let turn = 0; turn < queues.length; turn += 1) {
      const place = (turn + round + attempt) % queues.length;
      const found = (queues[place] ?? []).find((hook) => set.accepts(hook, place));
      if (!found) return null;
      set.add(found, place);
    }
  }
  return set.blocks;
}

/** The hooks taken so far and what they leave open. */
class ChosenSet {
  readonly blocks: MeasuredCandidate[][];
  private readonly limits: SetLimits;
  private readonly mechanisms = new Map<Mechanism, number>();
  private readonly openings = new Set<string>();
  private readonly fourGrams = new Set<string>();
  private readonly fillers = new Map<string, number>();
  private readonly skeletons = new Set<string>();
  private readonly counts = {
    questionMarks: 0,
    startsWithYou: 0,
    firstPerson: 0,
    needsTruth: 0,
    repeatsTopic: 0,
    frameHooks: 0,
  };
  private awayFromTopic = 0;
  private size = 0;

  constructor(limits: SetLimits, questions: number) {
    this.limits = limits;
    this.blocks = Array.from({ length: questions }, () => []);
  }

  accepts(hook: MeasuredCandidate, place: number): boolean {
    return this.keepsMechanisms(hook, place) && this.keepsCounts(hook) && this.keepsWords(hook);
  }

  add(hook: MeasuredCandidate, place: number) {
    this.blocks[place]?.push(hook);
    this.size += 1;
    this.mechanisms.set(hook.mechanism, (this.mechanisms.get(hook.mechanism) ?? 0) + 1);
    this.openings.add(hook.measure.opening);
    for (const fourGram of hook.measure.fourGrams) this.fourGrams.add(fourGram);
    for (const filler of hook.fillerKeys) this.fillers.set(filler, (this.fillers.get(filler) ?? 0) + 1);
    if (hook.skeletonId !== null) this.skeletons.add(hook.skeletonId);
    if (hook.measure.isQuestion) this.counts.questionMarks += 1;
    if (hook.measure.startsWithYou) this.counts.startsWithYou += 1;
    if (hook.measure.isFirstPerson || hook.needsTruth) this.counts.firstPerson += 1;
    if (hook.needsTruth) this.counts.needsTruth += 1;
    if (hook.repeatsTopic) this.counts.repeatsTopic += 1;
    if (hook.source === 'frame') this.counts.frameHooks += 1;
    if (!hook.namesTopic) this.awayFromTopic += 1;
  }

  /** Different within a question; new ones while the set still lacks variety. */
  private keepsMechanisms({ mechanism }: MeasuredCandidate, place: number): boolean {
    if (this.blocks[place]?.some((other) => other.mechanism === mechanism)) return false;
    const uses = this.mechanisms.get(mechanism) ?? 0;
    if (uses >= this.limits.mechanismUses) return false;
    const missing = this.limits.minimumMechanisms - this.mechanisms.size;
    return uses === 0 || places - this.size > missing;
  }

  private keepsCounts(hook: MeasuredCandidate): boolean {
    const { limits, counts } = this;
    if (hook.measure.isQuestion && counts.questionMarks >= limits.questionMarks) return false;
    if (hook.measure.startsWithYou && counts.startsWithYou >= limits.startsWithYou) return false;
    if ((hook.measure.isFirstPerson || hook.needsTruth) && counts.firstPerson >= limits.firstPerson)
      return false;
    if (hook.needsTruth && counts.needsTruth >= limits.needsTruth) return false;
    if (hook.repeatsTopic && counts.repeatsTopic >= limits.repeatsTopic) return false;
    if (hook.source === 'frame' && counts.frameHooks >= limits.frameHooks) return false;
    return hook.namesTopic || this.awayFromTopic < places - limits.minimumNamingTopic;
  }

  private keepsWords(hook: MeasuredCandidate): boolean {
    if (this.limits.opensDifferently && this.openings.has(hook.measure.opening)) return false;
    if (hook.skeletonId !== null && this.skeletons.has(hook.skeletonId)) return false;
    if (hook.fillerKeys.some((filler) => (this.fillers.get(filler) ?? 0) >= this.limits.fillerUses))
      return false;
    return (
      !this.limits.sharesNoFourGram ||
      !hook.measure.fourGrams.some((fourGram) => this.fourGrams.has(fourGram))
    );
  }
}
