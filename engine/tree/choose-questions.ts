import { hooksPerQuestion, questionsPerTree } from '../../shared/hook-tree.ts';
import { type Card, type CardQuestion, questionFamilies } from '../content.ts';
import type { KnownTopic, PartOfTopic } from '../reading/read-topic.ts';
import { isSameWord, topicWords } from '../reading/topic-words.ts';
import type { AskedMatcher } from './match-asked.ts';
import { hashText } from './seeded-random.ts';

/** A question that heads a block, with the hooks of it that the person does not have. */
export type FreshQuestion = Pick<CardQuestion, 'question' | 'family' | 'hooks'>;

interface ChooseQuestionsInput {
  reading: KnownTopic | PartOfTopic;
  used: ReadonlySet<string>;
  findAsked: AskedMatcher;
}

/** Weights of the reasons to take a question; a lot below 1 decides among equals. */
const weights = { explainsTopic: 100, newFamily: 8, neverUsed: 5, asked: 3, nearPart: 2 };

/** Four questions with four new hooks each, the one that explains the topic first, then by family; null where there are not four. */
export function chooseQuestions({ reading, used, findAsked }: ChooseQuestionsInput): FreshQuestion[] | null {
  const { card, question: explains } = reading.match;
  const left = freshQuestions(card, used);
  if (left.length < questionsPerTree) return null;
  const partWords = reading.kind === 'part' ? topicWords(explains?.question ?? '') : [];
  const chosen: FreshQuestion[] = [];
  const score = (candidate: FreshQuestion) => {
    const { question, family, hooks } = candidate;
    const written = card.questions.find((each) => each.question === question);
    let sum = hashText(`${reading.key}|${used.size}|${question}`) / 2 ** 53;
    if (question === explains?.question) sum += weights.explainsTopic;
    if (!chosen.some((other) => other.family === family)) sum += weights.newFamily;
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
  return inReadingOrder(chosen, explains?.question ?? null);
}

/** Whether the card has another whole tree for somebody who has these hooks. */
export function hasFreshSet(card: Card, used: ReadonlySet<string>): boolean {
  return freshQuestions(card, used).length >= questionsPerTree;
}

/** The card's questions with at least four hooks that are not used, and these hooks. */
export function freshQuestions(card: Card, used: ReadonlySet<string>): FreshQuestion[] {
  return card.questions
    .map(({ question, family, hooks }) => ({
      question,
      family,
      hooks: hooks.filter(({ text }) => !used.has(text)),
    }))
    .filter(({ hooks }) => hooks.length >= hooksPerQuestion);
}

/** The item with the highest score; the first of equals. `items` is not empty. */
export function best<Item>(items: readonly Item[], score: (item: Item) => number): Item {
  return items.reduce((first, second) => (score(second) > score(first) ? second : first));
}

function inReadingOrder(questions: readonly FreshQuestion[], first: string | null): FreshQuestion[] {
  const place = ({ question, family }: FreshQuestion) =>
    question === first ? -1 : questionFamilies.indexOf(family);
  return [...questions].sort((one, other) => place(one) - place(other));
}
