import type { Card, CardQuestion } from '../content.ts';
import { normaliseTopic } from '../language/normalise-topic.ts';
import { addsCircumstance } from './adds-circumstance.ts';
import { findModifiers, type ModifierKind } from './modifiers.ts';
import { careSubjects } from './risk/care-subjects.ts';
import type { RiskName } from './risk/risk-categories.ts';
import { isSameWord, splitTopic, type TopicWord, topicWords, turningWordsOf } from './topic-words.ts';

/** What explains a word of the topic; null: nothing does. */
export type Explanation = 'name' | 'cue' | 'question' | ModifierKind | null;

/** How far a card explains a topic. */
export interface CardMatch {
  card: Card;
  /** The name that stands in the topic; null where only cues do. */
  name: string | null;
  /** The name is all that was typed, letter for letter. */
  isExact: boolean;
  /** Words of the name, or of the cues where there is none. */
  matchedWords: number;
  /** The words of the name stand in the topic in their order. */
  isInOrder: boolean;
  /** Words that the question explains. */
  askedWords: number;
  explained: readonly { word: string; by: Explanation }[];
  unexplained: readonly string[];
  /** The unexplained words tell a circumstance of the name: where, when, for whom. */
  isCircumstance: boolean;
  /** The question that answers what the topic adds to the name; null where nothing is added, or no question does. */
  question: CardQuestion | null;
}

interface Phrase {
  text: string;
  /** As `normaliseTopic` leaves it, in lower case. */
  running: string;
  /** Turning words that must stand in the topic too: "dizer não" is no "dizer". */
  turning: ReadonlySet<string>;
  words: readonly TopicWord[];
}

/** A name or a cue that is not split into words yet: thousands of cards would hold hundreds of thousands of words. */
interface JoinedPhrase extends Pick<Phrase, 'text' | 'running'> {
  first: TopicWord | undefined;
}

interface IndexedCard {
  card: Card;
  names: readonly JoinedPhrase[];
  cues: readonly JoinedPhrase[];
}

interface SplitQuestion {
  question: CardQuestion;
  words: readonly TopicWord[];
}

export interface CardIndex {
  /** Cards by those of their names that are made of joining words alone: "mas ou mais". */
  cardsByWordlessName: ReadonlyMap<string, { card: Card; name: string }>;
  /** The cards that answer wordings of a category of care. */
  careCards: ReadonlyMap<RiskName, readonly Card[]>;
  cardsByLemma: ReadonlyMap<string, readonly IndexedCard[]>;
}

/** Prepares the names, cues and questions of all cards. */
export function indexCards(cards: readonly Card[]): CardIndex {
  const cardsByLemma = new Map<string, IndexedCard[]>();
  const cardsByWordlessName = new Map<string, { card: Card; name: string }>();
  for (const card of cards) {
    const names = [card.name, ...card.wordings].map(toPhrase);
    const cues = card.cues.map(toPhrase);
    const indexed: IndexedCard = { card, names: names.map(joinPhrase), cues: cues.map(joinPhrase) };
    for (const { words, running, text } of names)
      if (words.length === 0) cardsByWordlessName.set(running, { card, name: text });
    const lemmas = new Set([...names, ...cues].flatMap(({ words }) => words.flatMap((word) => word.lemmas)));
    for (const lemma of lemmas) {
      const sharing = cardsByLemma.get(lemma);
      if (sharing === undefined) cardsByLemma.set(lemma, [indexed]);
      else sharing.push(indexed);
    }
  }
  return { cardsByLemma, cardsByWordlessName, careCards: careCardsOf(cards) };
}

function careCardsOf(cards: readonly Card[]): Map<RiskName, readonly Card[]> {
  const found = new Map<RiskName, readonly Card[]>();
  for (const card of cards)
    for (const subject of card.careSubjects ?? []) {
      const name = careSubjects[subject];
      found.set(name, [...(found.get(name) ?? []), card]);
    }
  return found;
}

function toPhrase(text: string): Phrase {
  return splitPhrase({ text, running: normaliseTopic(text).running.toLowerCase() });
}

function joinPhrase({ text, running, words }: Phrase): JoinedPhrase {
  return { text, running, first: words[0] };
}

function splitPhrase({ text, running }: Pick<Phrase, 'text' | 'running'>): Phrase {
  return { text, running, words: topicWords(running), turning: turningWordsOf(running) };
}

/** The phrases of which the first word is in the topic. */
function splitLikely(phrases: readonly JoinedPhrase[], { words }: Typed): Phrase[] {
  return phrases
    .filter(({ first }) => first !== undefined && words.some((word) => isSameWord(word, first)))
    .map(splitPhrase);
}

/** Every card of which a name or a cue stands in the topic, the one that explains most of it first. */
export function matchCards(running: string, { cardsByLemma, cardsByWordlessName }: CardIndex): CardMatch[] {
  const words = topicWords(running);
  if (words.length === 0) {
    const named = cardsByWordlessName.get(running.toLowerCase());
    return named === undefined ? [] : [{ ...wholeMatch(named.card), name: named.name, isExact: true }];
  }
  const modifiers = findModifiers(words);
  const typed = {
    running: running.toLowerCase(),
    tokens: splitTopic(running),
    words,
    modifiers,
    turning: turningWordsOf(running),
  };
  const candidates = new Set(
    words.flatMap(({ lemmas }) => lemmas.flatMap((lemma) => cardsByLemma.get(lemma) ?? [])),
  );
  return [...candidates]
    .flatMap((indexed) => matchCard(indexed, typed) ?? [])
    .sort(
      (one, other) =>
        one.unexplained.length - other.unexplained.length ||
        Number(other.name !== null) - Number(one.name !== null) ||
        Number(other.isExact) - Number(one.isExact) ||
        (one.name === null && other.askedWords - one.askedWords) ||
        other.matchedWords - one.matchedWords ||
        Number(other.isInOrder) - Number(one.isInOrder) ||
        (one.card.slug < other.card.slug ? -1 : 1),
    );
}

interface Typed {
  running: string;
  tokens: readonly string[];
  turning: ReadonlySet<string>;
  words: readonly TopicWord[];
  modifiers: ReadonlyMap<number, ModifierKind>;
}

function matchCard(indexed: IndexedCard, typed: Typed): CardMatch | null {
  const { words, modifiers } = typed;
  const name = longestIn(splitLikely(indexed.names, typed), typed);
  const cues = splitLikely(indexed.cues, typed).filter((cue) => isIn(cue, typed));
  if (name === null && cues.length === 0) return null;
  const named = new Set(name === null ? [] : placesOf([name], words));
  const cued = new Set(placesOf(cues, words));
  const rest = words.filter(({ place }) => !named.has(place) && !modifiers.has(place));
  const question = bestQuestion(indexed.card, rest);
  const explained = words.map((word) => ({
    word: word.text,
    by: named.has(word.place)
      ? ('name' as const)
      : question?.words.some((other) => isSameWord(word, other))
        ? ('question' as const)
        : cued.has(word.place)
          ? ('cue' as const)
          : (modifiers.get(word.place) ?? (repeatsArea(word, indexed.card) ? 'form' : null)),
  }));
  const unexplained = words.filter((_, at) => explained[at]?.by === null);
  return {
    card: indexed.card,
    name: name?.text ?? null,
    isExact: indexed.names.some(({ running }) => running === typed.running),
    matchedWords: name === null ? cued.size : named.size,
    isInOrder: name !== null && standsInOrder(name, words),
    askedWords: explained.filter(({ by }) => by === 'question').length,
    explained,
    unexplained: unexplained.map(({ text }) => text),
    isCircumstance:
      name !== null &&
      addsCircumstance({
        area: indexed.card.area,
        tokens: typed.tokens,
        words,
        named,
        unexplained: new Set(unexplained.map(({ place }) => place)),
        modifying: new Set(modifiers.keys()),
      }),
    question: question?.question ?? null,
  };
}

/** "História" adds nothing to an event of the area of history; to "amor" it does. */
function repeatsArea({ text }: TopicWord, { area }: Card): boolean {
  return area === 'historia' && text === 'história';
}

/** The phrase that explains most words of the topic: "juro sobre juro" explains one of "cálculo de juros". */
function longestIn(phrases: readonly Phrase[], typed: Typed): Phrase | null {
  let longest: Phrase | null = null;
  let most = 0;
  for (const phrase of phrases) {
    const length = isIn(phrase, typed) ? placesOf([phrase], typed.words).length : 0;
    if (length > most) [longest, most] = [phrase, length];
  }
  return longest;
}

function isIn({ words: parts, turning }: Phrase, typed: Typed): boolean {
  const isSaid = (part: TopicWord) => typed.words.some((word) => isSameWord(word, part));
  return parts.length > 0 && parts.every(isSaid) && [...turning].every((word) => typed.turning.has(word));
}

function placesOf(phrases: readonly Phrase[], words: readonly TopicWord[]): number[] {
  return words
    .filter((word) => phrases.some(({ words: parts }) => parts.some((part) => isSameWord(word, part))))
    .map(({ place }) => place);
}

/** "Apartamento na planta" stands so in "primeiro apartamento na planta"; "planta de apartamento" does not. */
function standsInOrder({ words: parts }: Phrase, words: readonly TopicWord[]): boolean {
  const places = parts.flatMap((part) => words.find((word) => isSameWord(word, part))?.place ?? []);
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
}

/** The question that has most of the words that the name leaves over. */
function bestQuestion({ questions }: Card, rest: readonly TopicWord[]): SplitQuestion | null {
  if (rest.length === 0) return null;
  let best: SplitQuestion | null = null;
  let most = 0;
  for (const question of questions) {
    const candidate = { question, words: topicWords(question.question) };
    const shared = rest.filter((word) => candidate.words.some((other) => isSameWord(word, other))).length;
    if (shared > most) [best, most] = [candidate, shared];
  }
  return best;
}

/** A match of a card in which nothing is left to explain. */
export function wholeMatch(card: Card): CardMatch {
  return {
    card,
    name: card.name,
    isExact: false,
    matchedWords: 0,
    isInOrder: false,
    askedWords: 0,
    explained: [],
    unexplained: [],
    isCircumstance: false,
    question: null,
  };
}
