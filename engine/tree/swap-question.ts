import type { AskedQuestion } from '../../shared/demand.ts';
import type { QuestionBlock } from '../../shared/hook-tree.ts';
import type { KnownTopic, PartOfTopic } from '../reading/read-topic.ts';
import { chooseHooks } from './choose-hooks.ts';
import { best, freshQuestions } from './choose-questions.ts';
import { toBlock } from './generate-tree.ts';
import { createAskedMatcher } from './match-asked.ts';

export interface SwapQuestionInput {
  reading: KnownTopic | PartOfTopic;
  /** The questions of the tree as it stands. */
  questions: readonly Pick<QuestionBlock, 'question'>[];
  /** Which one is exchanged, 0 to 3. */
  place: number;
  /** Hooks that the person already has, those of the tree among them. */
  used: ReadonlySet<string>;
  asked?: readonly AskedQuestion[];
}

/** Another question of the card with four new hooks, of the same family where there is one; null where the card has nothing new. */
export function swapQuestion({
  reading,
  questions,
  place,
  used,
  asked = [],
}: SwapQuestionInput): QuestionBlock | null {
  const { card } = reading.match;
  const current = questions[place]?.question;
  const family = card.questions.find(({ question }) => question === current)?.family;
  const findAsked = createAskedMatcher(asked);
  const stand = new Set(questions.map(({ question }) => question));
  const left = freshQuestions(card, used);
  if (left.length === 0) return null;
  const question = best(left, (candidate) => {
    let sum = 0;
    if (!stand.has(candidate.question)) sum += 16;
    else if (candidate.question !== current) sum -= 16;
    if (candidate.family === family) sum += 8;
    if (findAsked(candidate.question) !== null) sum += 4;
    return sum;
  });
  // A question that stands elsewhere in the tree would be there twice.
  if (stand.has(question.question) && question.question !== current) return null;
  const [hooks = []] = chooseHooks({ questions: [question], used, seed: reading.key });
  return toBlock(question, hooks, findAsked);
}
