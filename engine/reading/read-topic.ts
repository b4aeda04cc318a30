import type { Card } from '../content.ts';
import { normaliseTopic, topicKey } from '../language/normalise-topic.ts';
import { refuseTopic, type TopicRefusal } from '../language/refuse-topic.ts';
import { type CardIndex, type CardMatch, matchCards } from './match-card.ts';

/** What a person typed, read once for a request and handed to everything below. */
export type Reading = TopicRefusal | KnownTopic | PartOfTopic | UnknownTopic;

interface ReadTopic {
  /** As it stands alone, mended. */
  display: string;
  /** The same for all spellings of one topic. */
  key: string;
}

/** A card is about this topic. */
export interface KnownTopic extends ReadTopic {
  kind: 'card';
  match: CardMatch;
}

/** A card is about something larger, and one of its questions about this part. */
export interface PartOfTopic extends ReadTopic {
  kind: 'part';
  match: CardMatch;
}

/** No card is about it: only its own creator can say more. */
export interface UnknownTopic extends ReadTopic {
  kind: 'ask';
  /** The cards that explain some of it, the nearest first. */
  near: readonly Card[];
  matches: readonly CardMatch[];
}

const mostNear = 3;

/** Reads whatever was typed: a card's topic, a part of one, a topic to ask about, or a refusal. Never throws. */
export function readTopic(raw: string, index: CardIndex): Reading {
  const refusal = refuseTopic(raw);
  if (refusal) return refusal;
  const { display, running } = normaliseTopic(raw);
  const topic = { display, key: topicKey(raw) };
  const matches = matchCards(running, index);
  const [best, second] = matches;
  const near = matches.slice(0, mostNear).map(({ card }) => card);
  if (best === undefined || best.unexplained.length > 0 || isTie(best, second))
    return { kind: 'ask', ...topic, near, matches };
  if (best.name !== null) return { kind: 'card', ...topic, match: best };
  return isAnswered(best)
    ? { kind: 'part', ...topic, match: best }
    : { kind: 'ask', ...topic, near, matches };
}

/** One of the card's questions speaks of all that was typed. */
function isAnswered({ question, explained }: CardMatch): boolean {
  return question !== null && explained.every(({ by }) => by !== 'cue');
}

/** Two cards that explain the same words equally well: neither is surely meant. */
function isTie(best: CardMatch, second: CardMatch | undefined): boolean {
  return (
    second !== undefined &&
    second.unexplained.length === 0 &&
    best.isExact === second.isExact &&
    (best.name === null) === (second.name === null) &&
    (best.name === null || second.matchedWords === best.matchedWords)
  );
}
