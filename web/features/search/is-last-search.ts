import { demandSources, type QuestionDemand } from '../../../shared/demand.ts';
import {
  type AnsweredBlock,
  maximumHookLength,
  maximumVariant,
  questionsPerTree,
} from '../../../shared/hook-tree.ts';
import { mechanisms } from '../../../shared/mechanisms.ts';
import { treeSources } from '../../../shared/tree-sources.ts';
import type { WrittenFrom } from '../../../shared/written-from.ts';
import { hasShape, isInteger, isText, isUuid, listOf, oneOf, type Shape } from '../../lib/has-shape.ts';
import type { LastSearch } from './last-search.ts';

/** Whether a stored value is a search whose hooks can be drawn. The dashboard asks at once, before the schema library is there. */
export function isLastSearch(stored: unknown): stored is LastSearch {
  return hasShape<LastSearch>(stored, searchShape);
}

const isHook = (value: unknown) => isText(value) && value !== '' && value.length <= maximumHookLength;
const isOneMechanism = oneOf(mechanisms);
const isMechanism = (value: unknown) => value === undefined || isOneMechanism(value);

const demandShape: Shape<QuestionDemand> = {
  source: oneOf(demandSources),
  query: isText,
  askedOn: (value) => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value),
};

const blockShape: Shape<AnsweredBlock> = {
  question: isHook,
  hook_1: isHook,
  hook_2: isHook,
  hook_3: isHook,
  hook_4: isHook,
  hook_1_mechanism: isMechanism,
  hook_2_mechanism: isMechanism,
  hook_3_mechanism: isMechanism,
  hook_4_mechanism: isMechanism,
  question_demand: (value) => value === undefined || hasShape(value, demandShape),
  question_answer: (value) => value === undefined || isText(value),
};

const writtenFromShape: Shape<WrittenFrom> = {
  source: oneOf(treeSources),
  name: (value) => value === null || isText(value),
};

const dataShape: Shape<LastSearch['data']> = {
  id: (value) => value === null || isUuid(value),
  topic: isText,
  questions: (value) =>
    Array.isArray(value) &&
    value.length === questionsPerTree &&
    value.every((block) => hasShape(block, blockShape)),
  engine: isText,
  written_from: (value) => hasShape(value, writtenFromShape),
  care: (value) => value === null || isText(value),
  has_more: (value) => typeof value === 'boolean',
  near: listOf(isText),
  reused: (value) => typeof value === 'boolean',
};

const searchShape: Shape<LastSearch> = {
  topic: isText,
  data: (value) => hasShape(value, dataShape),
  variant: (value) => isInteger(value) && value >= 0 && value <= maximumVariant,
  timestamp: Number.isFinite,
};
