import { hooksPerQuestion } from '../../shared/hook-tree.ts';
import { type QuestionFamily, questionFamilies } from '../language/topic-types.ts';
import { adjunctOf, takesAdjunct } from './fit-question.ts';
import { gatherQuestions } from './gather-questions.ts';
import { stemOverlap, wordsOf } from './measure-hook.ts';
import { type ChooseQuestionsInput, closenessOf, type QuestionCandidate } from './question-candidate.ts';
import { hashText } from './seeded-random.ts';
import { isInFocus, namesInFocus } from './topic-focus.ts';

const jitter = 14;
const repetitionPenalty = {
  used: 400,
  usedWithFreshHooks: 34,
  intent: 60,
  opening: 25,
  meaning: 80,
  awayFromTopic: 30,
  rival: 60,
  ofAnother: 120,
  facet: 15,
  silent: 110,
  takesNoAdjunct: 30,
};

/** Four questions, one of each family in reading order, the closest to the topic first. */
export function chooseQuestions(input: ChooseQuestionsInput): QuestionCandidate[] {
  const candidates = gatherQuestions(input);
  const wanted = { names: namesNobodyAsksOf(candidates, input), adjunct: adjunctOf(input.analysis) };
  const chosen: QuestionCandidate[] = [];
  for (const family of familiesByNeed(candidates)) {
    let best: QuestionCandidate | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const candidate of candidates) {
      if (candidate.family !== family) continue;
      const score = scoreQuestion(candidate, chosen, input) - penaltyOfSilence(candidate, wanted);
      if (score > bestScore) [best, bestScore] = [candidate, score];
    }
    if (best) chosen.push(best);
  }
  return chosen.sort(
    (left, right) => questionFamilies.indexOf(left.family) - questionFamilies.indexOf(right.family),
  );
}

/** What is taken off a question that cannot say what the topic adds, in the family that would say it best. */
function penaltyOfSilence(
  candidate: QuestionCandidate,
  { names, adjunct }: { names: ReadonlySet<string>; adjunct: string | null },
): number {
  const { family, stems, isOffFocus } = candidate;
  if (family === 'decisao' && names.size > 0 && !isInFocus(stems, names)) return repetitionPenalty.silent;
  const isShut = family === 'fazer' && adjunct !== null && isOffFocus && !takesAdjunct(candidate);
  return isShut ? repetitionPenalty.takesNoAdjunct : 0;
}

/** Names that the topic brings and no question that is sure of its place would say. */
function namesNobodyAsksOf(
  candidates: readonly QuestionCandidate[],
  { analysis, focus }: ChooseQuestionsInput,
): ReadonlySet<string> {
  const names = namesInFocus(analysis, focus);
  const isSaid = candidates.some(
    ({ isFromBank, closeness, stems }) =>
      names.size > 0 && (isFromBank || closeness >= closenessOf.own) && isInFocus(stems, names),
  );
  return isSaid ? new Set() : names;
}

/** The family of the closest candidate chooses first, so that the person's own question is never crowded out. */
function familiesByNeed(candidates: readonly QuestionCandidate[]): QuestionFamily[] {
  const closest = (family: QuestionFamily) =>
    Math.max(
      ...candidates.filter((candidate) => candidate.family === family).map(({ closeness }) => closeness),
    );
  return [...questionFamilies].sort((left, right) => closest(right) - closest(left));
}

function scoreQuestion(
  candidate: QuestionCandidate,
  chosen: readonly QuestionCandidate[],
  input: ChooseQuestionsInput,
): number {
  let score = candidate.closeness + (hashText(`${input.seed}|${candidate.text}`) % (jitter * 16)) / 16;
  if (input.findAsked(candidate.text) !== null) score += closenessOf.asked;
  if (input.used.has(candidate.text)) {
    score -= hasFreshHooks(candidate, input) ? repetitionPenalty.usedWithFreshHooks : repetitionPenalty.used;
  }
  if (isAway(candidate) && chosen.filter(isAway).length >= 2) score -= repetitionPenalty.awayFromTopic;
  if (candidate.isOfAnother) score -= repetitionPenalty.ofAnother;
  else if (candidate.isRival)
    score -= input.rivals.areShutOut ? repetitionPenalty.rival : repetitionPenalty.facet;
  for (const other of chosen) {
    if (candidate.intent !== null && candidate.intent === other.intent) score -= repetitionPenalty.intent;
    if (openingOf(candidate.text) === openingOf(other.text)) score -= repetitionPenalty.opening;
    if (stemOverlap(candidate.stems, other.stems) > 0.8 && candidate.intent === other.intent)
      score -= repetitionPenalty.meaning;
  }
  return score;
}

/** A written question with four hooks still unseen is worth more, asked again, than a generic one. */
function hasFreshHooks({ text }: QuestionCandidate, { bank, usedHooks }: ChooseQuestionsInput): boolean {
  const written = bank?.questions.find(({ question }) => question === text)?.hooks ?? [];
  return written.filter((hook) => !usedHooks.has(hook.text)).length >= hooksPerQuestion;
}

/** Neither written for the topic's subtopic nor naming the topic. */
function isAway({ namesTopic, closeness }: QuestionCandidate): boolean {
  return !namesTopic && closeness < closenessOf.subtopic;
}

function openingOf(text: string): string {
  return wordsOf(text).slice(0, 2).join(' ');
}
