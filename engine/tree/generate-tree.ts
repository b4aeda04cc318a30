import type { AskedQuestion } from '../../shared/demand.ts';
import type { QuestionBlock } from '../../shared/hook-tree.ts';
import { questionBlockSchema } from '../../shared/hook-tree-schema.ts';
import type { WrittenFrom } from '../../shared/written-from.ts';
import type { CardQuestion, WrittenHook } from '../content.ts';
import type { KnownTopic, PartOfTopic } from '../reading/read-topic.ts';
import { chooseHooks } from './choose-hooks.ts';
import { chooseQuestions, hasFreshSet } from './choose-questions.ts';
import { createAskedMatcher } from './match-asked.ts';

/** Changes whenever the same reading would give another tree. */
export const engineVersion = 'embedded-4';

export interface HookTree {
  topic: string;
  engine: typeof engineVersion;
  writtenFrom: WrittenFrom;
  questions: QuestionBlock[];
  /** False where the card has no four questions left with four hooks that are in no tree yet. */
  hasMore: boolean;
}

export interface GenerateTreeInput {
  reading: KnownTopic | PartOfTopic;
  /** Hooks that the person already has; none of them comes again. */
  used?: ReadonlySet<string>;
  /** What people are known to ask about the topic; a question that asks the same comes first and says so. */
  asked?: readonly AskedQuestion[];
}

/** Four questions of the card with four hooks each, the same for the same input; null where the card has nothing new. */
export function generateTree({ reading, used = new Set(), asked = [] }: GenerateTreeInput): HookTree | null {
  const { card } = reading.match;
  const findAsked = createAskedMatcher(asked);
  const questions = chooseQuestions({ reading, used, findAsked });
  if (questions === null) return null;
  const sets = chooseHooks({ questions, used, seed: reading.key });
  const blocks = questions.map((question, place) => toBlock(question, sets[place] ?? [], findAsked));
  const usedThen = new Set([...used, ...sets.flat().map(({ text }) => text)]);
  return {
    topic: reading.display,
    engine: engineVersion,
    writtenFrom:
      reading.kind === 'part' ? { source: 'larger-card', name: card.name } : { source: 'card', name: null },
    questions: blocks,
    hasMore: hasFreshSet(card, usedThen),
  };
}

/** A block as it stands in a tree. */
export function toBlock(
  { question, answer }: Pick<CardQuestion, 'question' | 'answer'>,
  hooks: readonly WrittenHook[],
  findAsked: ReturnType<typeof createAskedMatcher>,
): QuestionBlock {
  const demand = findAsked(question);
  const [first, second, third, fourth] = hooks;
  return questionBlockSchema.parse({
    ...(demand !== null && { question_demand: demand }),
    ...(answer !== null && { question_answer: answer }),
    question,
    hook_1: first?.text,
    hook_2: second?.text,
    hook_3: third?.text,
    hook_4: fourth?.text,
    hook_1_mechanism: first?.mechanism,
    hook_2_mechanism: second?.mechanism,
    hook_3_mechanism: third?.mechanism,
    hook_4_mechanism: fourth?.mechanism,
  });
}
