import type { Card, Kind, QuestionFamily } from '../content.ts';
import { findUnusable } from '../language/find-unusable.ts';
import { normaliseTopic, standingAlone, topicKey } from '../language/normalise-topic.ts';
import { refusalOfRisk, type TopicRefusal } from '../language/refuse-topic.ts';
import { type CardIndex, type CardMatch, matchCards } from './match-card.ts';
import type { TypoMender } from './mend-typos.ts';
import { readCare } from './read-care.ts';
import type { ForeignReader } from './read-foreign.ts';
import type { KindReader } from './read-kind.ts';
import { leansToRisk, readRisk } from './read-risk.ts';
import type { VerbReader } from './read-verb.ts';
import { leaningMessage, riskMessages } from './risk/risk-messages.ts';

/** What a person typed, read once for a request and handed to everything below. */
export type Reading = TopicRefusal | ForeignTopic | KnownTopic | PartOfTopic | UnknownTopic;

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
  /** Where help is, said with the tree; null for a topic that needs no care. */
  care: string | null;
  /** The family of questions that its verb asks for: a decision for "escolher colchão"; null where it asks for none. */
  family: QuestionFamily | null;
}

/** A card is about something larger, and one of its questions about this part. */
export interface PartOfTopic extends ReadTopic {
  kind: 'part';
  match: CardMatch;
  care: string | null;
  family: QuestionFamily | null;
}

/** No card is about it: only its own creator can say more. */
export interface UnknownTopic extends ReadTopic {
  kind: 'ask';
  /** The cards that explain some of it, the nearest first. */
  near: readonly Card[];
  matches: readonly CardMatch[];
  /** The kinds that it may be of, the likeliest first; none where no word of it is known, or where it may hide pain or danger. */
  kinds: readonly Kind[];
  /** Where help is, for words that lean towards a risk; else null. */
  care: string | null;
}

/** It is written in another language. */
export interface ForeignTopic {
  kind: 'foreign';
  display: string;
  /** A Portuguese sentence for the person, with what to do next. */
  message: string;
  /** The cards that are about it, the nearest first; none where it is not known what it means. */
  near: readonly Card[];
}

/** What the cards, kinds, nouns and foreign names of the content say of a text. */
export interface ReadingIndex {
  mendTypos: TypoMender;
  cards: CardIndex;
  readKinds: KindReader;
  readVerb: VerbReader;
  readForeign: ForeignReader;
}

const mostNear = 3;

/** Reads whatever was typed: a card's topic, a part of one, a topic to ask about, one in another language, or a refusal. Never throws. */
export function readTopic(
  raw: string,
  { mendTypos, cards, readKinds, readVerb, readForeign }: ReadingIndex,
): Reading {
  const normalised = normaliseTopic(raw);
  const running = mendTypos(normalised.running);
  const display = standingAlone(running);
  const risk = readRisk(raw);
  const problem = findUnusable(raw, normalised);
  const matches = matchCards(running, cards);
  const isNamed =
    (problem?.reason === 'noise' || problem?.reason === 'not-a-topic') &&
    matches.some(({ isExact }) => isExact);
  if (problem !== null && !isNamed)
    return risk?.isRuled ? refusalOfRisk(risk) : { kind: 'unusable', ...problem };
  const topic = { display, key: topicKey(running) };
  const family = readVerb(running)?.family ?? null;
  if (risk !== null) {
    const written = matches.find(({ card }) => card.cues.some((cue) => topicKey(cue) === topic.key))?.card;
    const isOrdinary = written !== undefined && !written.needsCare && !risk.isRuled;
    const match = readCare({ risk, matches, written }, cards);
    if (match !== null) {
      const care = match.card.support ?? (risk.kind === 'care' ? riskMessages[risk.category] : null);
      return { kind: 'card', ...topic, match, care, family };
    }
    // The weights alone do not outweigh the writer of an ordinary card that has the topic among its cues.
    if (!isOrdinary) return refusalOfRisk(risk);
  }
  const [best, second] = matches;
  const part = (match: CardMatch | null): Reading =>
    match === null ? ask() : { kind: 'part', ...topic, match, care: match.card.support ?? null, family };
  const findSafeLarger = () => (leansToRisk(raw) ? null : findLarger(matches, cards));
  const ask = (): UnknownTopic => {
    const isLeaning = leansToRisk(raw);
    return {
      kind: 'ask',
      ...topic,
      near: matches
        .filter(isNear)
        .slice(0, mostNear)
        .map(({ card }) => card),
      matches,
      kinds: isLeaning ? [] : readKinds(running),
      care: isLeaning ? leaningMessage : null,
    };
  };
  if (best === undefined || best.unexplained.length > 0) {
    const foreign = readForeign(raw);
    if (foreign !== null) return foreignTopic(display, foreign);
    return part(findSafeLarger());
  }
  // "Cansei de ser a forte da família" is no video on the family.
  const isUnsafe = !best.isExact && !best.card.needsCare && isField(best, cards) && leansToRisk(raw);
  if (isTie(best, second) || isUnsafe) return ask();
  const care = best.card.support ?? null;
  if (best.name !== null) {
    const kind = isField(best, cards) && !isAnsweredWhole(best) ? 'part' : 'card';
    return { kind, ...topic, match: best, care, family };
  }
  return part(isAnswered(best) && !isCommon(best, cards) ? best : findSafeLarger());
}

/** A card is offered where its name stands in the topic, or where it leaves no more words unexplained than it explains. */
function isNear({ name, explained, unexplained }: CardMatch): boolean {
  const own = explained.filter(({ by }) => by === 'name' || by === 'cue' || by === 'question').length;
  return name !== null || own >= unexplained.length;
}

function foreignTopic(display: string, near: readonly Card[]): ForeignTopic {
  const [first] = near;
  const wayOn = first === undefined ? 'Escreve esse tema em português' : `Tenta com “${first.name}”`;
  return { kind: 'foreign', display, near, message: `A Fisga escreve só em português. ${wayOn}.` };
}

/**
 * One of the card's questions speaks of the head of what was typed, or of most of it; the card's cues of the rest.
 * A card that needs care answers for the head alone.
 */
function isAnswered({ card, question, explained, askedWords }: CardMatch): boolean {
  const own = explained.filter(({ by }) => by === 'question' || by === 'cue');
  const isMostlyAsked = !card.needsCare && askedWords > 1 && askedWords * 2 > own.length;
  return question !== null && (own[0]?.by === 'question' || isMostlyAsked);
}

/** The card of which the name is all that was typed but for a circumstance; null where there is none, or several as near. */
function findLarger(matches: readonly CardMatch[], cards: CardIndex): CardMatch | null {
  const isNarrow = (match: CardMatch) =>
    match.matchedWords > 1 || (match.name === match.card.name && countSharing(match, cards) <= mostSharing);
  const [best, second] = matches
    .filter((match) => match.isCircumstance && !match.card.needsCare && isNarrow(match))
    .sort((one, other) => other.matchedWords - one.matchedWords);
  return best === undefined || best.matchedWords === second?.matchedWords ? null : best;
}

/**
 * A name of one word, with a circumstance, means its card up to so many cards that speak of the word, and only as
 * the first name: "espinha na garganta" is no acne, and "cachorro que late" is a topic of its own.
 */
const mostSharing = 5;

/** The name is one word of which so many cards speak that it names a field: "gato" and what its cues add is a topic of its own. */
function isField(match: CardMatch, cards: CardIndex): boolean {
  return match.matchedWords === 1 && countSharing(match, cards) >= fieldFrom;
}

const fieldFrom = 12;

/** The cards that speak of the first word of the name in the topic. */
function countSharing({ explained }: CardMatch, { cardsByLemma }: CardIndex): number {
  const first = explained.find(({ by }) => by === 'name')?.word ?? '';
  return cardsByLemma.get(first)?.length ?? 0;
}

/** The topic adds to the name only modifiers and words of one of the card's questions. */
function isAnsweredWhole({ explained, question }: CardMatch): boolean {
  return question !== null || explained.every(({ by }) => by !== 'cue');
}

/** From so many cards on, a word alone ("viagem", "trabalho") is part of none of them. */
const commonFrom = 4;

/** The topic is one word that many cards speak of. */
function isCommon({ explained }: CardMatch, { cardsByLemma }: CardIndex): boolean {
  const own = explained.filter(({ by }) => by === 'name' || by === 'cue' || by === 'question');
  const [only] = own;
  if (only === undefined || own.length > 1) return false;
  return (cardsByLemma.get(only.word)?.length ?? 0) >= commonFrom;
}

/** One question speaks of all that was typed, and of two words at least. */
function isAskedWhole({ card, explained, askedWords }: CardMatch): boolean {
  return !card.needsCare && askedWords > 1 && explained.every(({ by }) => by !== 'cue');
}

/** Two cards that explain the same words equally well: neither is surely meant. */
function isTie(best: CardMatch, second: CardMatch | undefined): boolean {
  return (
    second !== undefined &&
    second.unexplained.length === 0 &&
    best.isExact === second.isExact &&
    (best.name === null) === (second.name === null) &&
    (best.name === null
      ? second.askedWords === best.askedWords || !isAskedWhole(best)
      : second.matchedWords === best.matchedWords && second.isInOrder === best.isInOrder)
  );
}
