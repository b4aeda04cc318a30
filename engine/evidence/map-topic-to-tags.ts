import { formerWordingsOf } from '../content/former-wordings.ts';
import { sourceTags } from '../content/source-tags.ts';
import type { Card } from '../content.ts';
import { normaliseText, spellOut, stemWord } from './search-terms.ts';

export interface TagMapping {
  /** Themes of the corpus the text belongs to, the surest first; empty when none is sure enough. */
  tags: string[];
  /** Slugs of the cards the text points at, the surest first. */
  subtopics: string[];
}

interface Phrase {
  stems: readonly string[];
  tag?: string;
  subtopic?: string;
  weight: number;
}

/** The themes of the corpus, as words and cards point at them. */
export interface ThemeMap {
  /** Finds the themes and cards of any Portuguese text, slang included; the same text gives the same answer. */
  mapTopicToTags(text: string): TagMapping;
  /** True for a theme so wide that two of its sources may have nothing to do with each other. */
  isBroadTag(tag: string): boolean;
  /** The themes that a card belongs to; empty for one of which the corpus knows next to nothing. */
  themesOf(slug: string): readonly string[];
}

export function createThemeMap(cards: readonly Card[]): ThemeMap {
  const tagsOfSubtopic = new Map(cards.map(({ slug, themes }) => [slug, themes]));
  const tables = createPhraseTables(cards);
  const themesOf = (slug: string) => tagsOfSubtopic.get(slug) ?? [];
  return {
    themesOf,
    isBroadTag: (tag) => broadTags.has(tag),
    mapTopicToTags: (text) => mapText(text, { tables, themesOf }),
  };
}

interface PhraseTables {
  phrasesByKey: ReadonlyMap<string, readonly Phrase[]>;
  longestPhrase: number;
}

function createPhraseTables(cards: readonly Card[]): PhraseTables {
  const phrasesByKey = readPhrases(cards);
  return {
    phrasesByKey,
    longestPhrase: Math.max(...[...phrasesByKey.keys()].map((key) => key.split(' ').length)),
  };
}

function mapText(
  text: string,
  { tables, themesOf }: { tables: PhraseTables; themesOf: ThemeMap['themesOf'] },
): TagMapping {
  const tagScores = new Map<string, number>();
  const subtopicScores = new Map<string, number>();
  for (const phrase of findPhrases(getTextStems(text), tables)) {
    if (phrase.tag) addScore(tagScores, phrase.tag, phrase.weight);
    if (phrase.subtopic) addScore(subtopicScores, phrase.subtopic, phrase.weight);
  }
  const sureSubtopics = rank(subtopicScores, { floor: 1.5, share: 0.6 });
  for (const slug of sureSubtopics.slice(0, 3)) {
    for (const tag of themesOf(slug)) addScore(tagScores, tag, (subtopicScores.get(slug) ?? 0) >= 2 ? 2 : 1);
  }
  return { tags: rank(tagScores, { floor: 2, share: 0.45 }), subtopics: sureSubtopics };
}

function getTextStems(text: string): string[] {
  return normaliseText(text).split(' ').map(spellOut).map(stemWord);
}

/** Every known phrase found in the text; a phrase inside a longer found one of the same theme does not count again. */
function findPhrases(stems: readonly string[], { phrasesByKey, longestPhrase }: PhraseTables): Phrase[] {
  const found: Phrase[] = [];
  const covered = new Set<string>();
  for (let length = longestPhrase; length >= 1; length--) {
    for (let start = 0; start + length <= stems.length; start++) {
      const phrases = phrasesByKey.get(stems.slice(start, start + length).join(' ')) ?? [];
      for (const phrase of phrases) {
        const owner = phrase.tag ?? `/${phrase.subtopic}`;
        const places = phrase.stems.map((_, offset) => `${owner} ${start + offset}`);
        if (places.every((place) => covered.has(place))) continue;
        for (const place of places) covered.add(place);
        found.push(phrase);
      }
    }
  }
  return found;
}

function addScore(scores: Map<string, number>, key: string, weight: number): void {
  scores.set(key, (scores.get(key) ?? 0) + weight);
}

function rank(scores: Map<string, number>, { floor, share }: { floor: number; share: number }): string[] {
  const best = Math.max(0, ...scores.values());
  return [...scores]
    .filter(([, score]) => score >= floor && score >= best * share)
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || (a < b ? -1 : 1))
    .map(([key]) => key);
}

const broadTags = new Set(sourceTags.filter((entry) => entry.broad).map((entry) => entry.tag));
function readPhrases(cards: readonly Card[]): Map<string, Phrase[]> {
  const map = new Map<string, Phrase[]>();
  for (const { tag, strong, weak } of sourceTags) {
    for (const text of [tag, ...splitList(strong)]) addPhrase(map, { tag, text, weight: 2 });
    for (const text of splitList(weak ?? '')) addPhrase(map, { tag, text, weight: 1 });
  }
  for (const card of cards) {
    const { slug, name } = card;
    for (const text of [name, slug.replaceAll('-', ' ')])
      addPhrase(map, { subtopic: slug, text, weight: 1.6 });
    for (const text of formerWordingsOf(card).phrases) addPhrase(map, { subtopic: slug, text, weight: 1 });
  }
  favourUniquePhrases(map);
  return map;
}

/** A phrase that only one subtopic uses points at it more surely than one that several share. */
function favourUniquePhrases(map: Map<string, Phrase[]>): void {
  for (const phrases of map.values()) {
    const ofSubtopics = phrases.filter((phrase) => phrase.subtopic);
    const [only] = ofSubtopics;
    if (only && ofSubtopics.length === 1) only.weight *= 1.5;
  }
}

/** A phrase of several words is surer than one word: it weighs half as much again per further word. */
function addPhrase(
  map: Map<string, Phrase[]>,
  { text, weight, ...owner }: { text: string; weight: number; tag?: string; subtopic?: string },
): void {
  const stems = getTextStems(text);
  const key = stems.join(' ');
  const known = map.get(key) ?? [];
  if (known.some((phrase) => phrase.tag === owner.tag && phrase.subtopic === owner.subtopic)) return;
  map.set(key, [...known, { ...owner, stems, weight: weight * (1 + 0.5 * (Math.min(stems.length, 3) - 1)) }]);
}

function splitList(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
