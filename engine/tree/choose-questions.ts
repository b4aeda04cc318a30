import { hooksPerQuestion, questionsPerTree } from '../../shared/hook-tree.ts';
import type { Card, CardQuestion } from '../content.ts';
import { findModifiers, type ModifierKind } from '../reading/modifiers.ts';
import type { KnownTopic, PartOfTopic } from '../reading/read-topic.ts';
import { isSameWord, topicWords } from '../reading/topic-words.ts';
import type { AskedMatcher } from './match-asked.ts';

/** A question that heads a block, with the hooks of it that the person does not have. */
export type FreshQuestion = Pick<CardQuestion, 'question' | 'family' | 'hooks' | 'answer'>;

interface ChooseQuestionsInput {
  reading: KnownTopic | PartOfTopic;
  used: ReadonlySet<string>;
  findAsked: AskedMatcher;
}

/** Weights of the reasons to take a question; among equals the one that the card lists first. */
const weights = { explainsTopic: 100, fitsAngle: 20, fitsVerb: 10, neverUsed: 5, asked: 3, nearPart: 2 };

/** Four questions with four new hooks each: the one that fits the topic best, then those that the card lists first; null where there are not four. */
export function chooseQuestions({ reading, used, findAsked }: ChooseQuestionsInput): FreshQuestion[] | null {
  const { card, question: explains } = reading.match;
  const angle = angleOf(reading);
  const left = freshQuestions(card, used);
  if (left.length < questionsPerTree) return null;
  const partWords = reading.kind === 'part' ? topicWords(explains?.question ?? '') : [];
  const chosen: FreshQuestion[] = [];
  const score = (candidate: FreshQuestion) => {
    const { question, family, hooks } = candidate;
    const written = card.questions.find((each) => each.question === question);
    let sum = 0;
    if (question === explains?.question) sum += weights.explainsTopic;
    if (explains === null && fits(question, angle)) sum += weights.fitsAngle;
    if (family === reading.family && !chosen.some((other) => other.family === family))
      sum += weights.fitsVerb;
    if (hooks.length === written?.hooks.length) sum += weights.neverUsed;
    if (findAsked(question) !== null) sum += weights.asked;
    if (topicWords(question).some((word) => partWords.some((part) => isSameWord(word, part))))
      sum += weights.nearPart;
    return sum;
  };
  while (chosen.length < questionsPerTree) {
    const open = left.filter((candidate) => !chosen.includes(candidate));
    chosen.push(best(open, score));
  }
  const first =
    explains ??
    chosen.find(({ question }) => fits(question, angle)) ??
    chosen.find(({ family }) => family === reading.family);
  return inWrittenOrder(card, chosen, first?.question ?? null);
}

/** Modifiers that a question can answer: "tricô barato", "tricô pra iniciante". */
const angles: readonly ModifierKind[] = ['price', 'audience'];

function angleOf({ match }: KnownTopic | PartOfTopic): readonly ModifierKind[] {
  return angles.filter((kind) => match.explained.some(({ by }) => by === kind));
}

function fits(question: string, angle: readonly ModifierKind[]): boolean {
  if (angle.length === 0) return false;
  const said = new Set(findModifiers(topicWords(question)).values());
  return angle.some((kind) => said.has(kind) || (kind === 'audience' && /começar|primeir/iu.test(question)));
}

/** Whether the card has another whole tree for somebody who has these hooks. */
export function hasFreshSet(card: Card, used: ReadonlySet<string>): boolean {
  return freshQuestions(card, used).length >= questionsPerTree;
}

/** The card's questions with at least four hooks that are not used, and these hooks. */
export function freshQuestions(card: Card, used: ReadonlySet<string>): FreshQuestion[] {
  return card.questions
    .map(({ question, family, hooks, answer }) => ({
      question,
      family,
      answer,
      hooks: hooks.filter(({ text }) => !used.has(text)),
    }))
    .filter(({ hooks }) => hooks.length >= hooksPerQuestion);
}

/** The item with the highest score; the first of equals. `items` is not empty. */
export function best<Item>(items: readonly Item[], score: (item: Item) => number): Item {
  return items.reduce((first, second) => (score(second) > score(first) ? second : first));
}

function inWrittenOrder(card: Card, chosen: readonly FreshQuestion[], first: string | null): FreshQuestion[] {
  const place = (asked: string) =>
    asked === first ? -1 : card.questions.findIndex(({ question }) => question === asked);
  return [...chosen].sort((one, other) => place(one.question) - place(other.question));
}
