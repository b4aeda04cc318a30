import type { FactQuestion, Facts, TopicUnclear } from '../../../shared/topic-unclear.ts';
import { FunctionError } from '../../lib/function-error.ts';
import { hasShape, isText, listOf, type Shape } from '../../lib/has-shape.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

/** A topic that the product does not know, and the ways on that the server offered. */
export interface Clarification extends TopicUnclear {
  /** As it was sent. */
  prompt: string;
  /** The server's sentence: "Ainda não conheço “x”." */
  message: string;
}

/** What the server asks about the topic it was sent; null for any other failure, and for a refusal without the fields to ask with. */
export function clarificationOf(error: unknown, prompt: string): Clarification | null {
  if (!(error instanceof FunctionError) || error.code !== 'topic_unclear') return null;
  const asked = { ...Object(error.details), prompt, message: error.message };
  return isClarification(asked) ? asked : null;
}

/** Topics that the server offers in place of the one that it refused. */
export function nearTopicsOf(error: unknown): readonly string[] {
  if (!(error instanceof FunctionError)) return [];
  return hasShape(error.details, nearShape) ? error.details.near : [];
}

/** The question that stood on the screen when this tab was left or loaded again; null when there was none. */
export function restoreClarification(userId: string): Clarification | null {
  const stored = readStored('session', keyOf(userId));
  return isClarification(stored) ? stored : null;
}

/** Keeps the question for this tab; null forgets it. */
export function saveClarification(userId: string, clarification: Clarification | null): void {
  if (clarification) writeStored('session', keyOf(userId), clarification);
  else removeStored('session', keyOf(userId));
}

// By hand: the dashboard asks before the schema library is there.
function isClarification(value: unknown): value is Clarification {
  return hasShape<Clarification>(value, clarificationShape);
}

const nearShape: Shape<Pick<TopicUnclear, 'near'>> = { near: listOf(isText) };

const kindShape: Shape<TopicUnclear['kinds'][number]> = { key: isText, label: isText };

const questionShape: Shape<FactQuestion> = {
  key: isText,
  label: isText,
  form: isText,
  example: isText,
  follows: (value) => value === null || isText(value),
};

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText);

const clarificationShape: Shape<Clarification> = {
  ...nearShape,
  topic: isText,
  kinds: listOf((kind) => hasShape(kind, kindShape)),
  questions: listOf((question) => hasShape(question, questionShape)),
  care: (value) => value === undefined || value === null || isText(value),
  told: isFacts,
  prompt: isText,
  message: isText,
};

function keyOf(userId: string): string {
  return `fisga-clarification-${userId}`;
}
