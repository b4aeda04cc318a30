import type { Facts } from '../../../shared/topic-unclear.ts';
import { hasShape, isText, type Shape } from '../../lib/has-shape.ts';
import { personalPrefix, readStored, writeStored } from '../../lib/storage.ts';

/** Answers about a topic that were typed and not sent yet. */
interface FactDraft {
  topic: string;
  facts: Facts;
}

const mostDrafts = 20;

/** What the person typed about the topic in this browser; null when it was nothing, or was sent. */
export function readFactDraft(userId: string, topic: string): Facts | null {
  return readDrafts(userId).find((draft) => isSameTopic(draft.topic, topic))?.facts ?? null;
}

/** Keeps what is typed past this tab, until the session ends; null forgets it. */
export function keepFactDraft(userId: string, topic: string, facts: Facts | null): void {
  const others = readDrafts(userId).filter((draft) => !isSameTopic(draft.topic, topic));
  const drafts = facts ? [{ topic, facts }, ...others] : others;
  writeStored('local', keyOf(userId), drafts.slice(0, mostDrafts));
}

function readDrafts(userId: string): FactDraft[] {
  const stored = readStored('local', keyOf(userId));
  return Array.isArray(stored) ? stored.filter((draft) => hasShape(draft, draftShape)) : [];
}

function isSameTopic(one: string, other: string): boolean {
  return one.toLocaleLowerCase('pt-BR') === other.toLocaleLowerCase('pt-BR');
}

const draftShape: Shape<FactDraft> = {
  topic: isText,
  facts: (value) => typeof value === 'object' && value !== null && Object.values(value).every(isText),
};

function keyOf(userId: string): string {
  return `${personalPrefix}facts-${userId}`;
}
