import type { DomainId } from '../content/content-types.ts';
import { exactTopics, subtopicOfSelling } from '../content/topic-words.ts';
import type { Card } from '../content.ts';
import { foldText } from './fold-text.ts';
import { plainWording } from './plain-wording.ts';
import { contentStems, stemOf } from './stems.ts';
import {
  createPhraseTables,
  type Phrase,
  type PhraseTables,
  type Place,
  weakStems,
} from './subtopic-phrases.ts';

export interface SubtopicMatch {
  domain: DomainId | null;
  subtopic: string | null;
}

const slugOfExactTopic = new Map(Object.entries(exactTopics));
const stemOfSelling = stemOf('vender');

/** A domain is accepted with this much evidence, and this many times that of the next one. */
const leastEvidence = 2;
const domainMargin = 1.06;
/** What a phrase of several words says at the least when it stands in the topic word by word, its weak words included. */
const pointsOfWording = 6;
const pointsOfLabel = 9;
const subtopicMargin = 1.05;
/** A word that is listed for a whole domain says more of it than one that a subtopic happens to name. */
const domainWordBonus = 1.25;
/** The name of a subtopic says more of it than a word that another one has among its phrases. */
const labelBonus = 1.2;

/** The area and the card that a topic is about; null for what is not solid. */
export type SubtopicMatcher = (text: string) => SubtopicMatch;

/** Weighs the wordings of all cards once; the matcher then reads one topic after the other. */
export function createSubtopicMatcher(cards: readonly Card[]): SubtopicMatcher {
  const tables = createPhraseTables(cards);
  return (text) => {
    const stems = contentStems(text);
    const match = matchExactly(text, stems, tables) ?? matchPhrases(text, stems, tables);
    if (!stems.includes(stemOfSelling)) return match;
    const sold = subtopicOfSelling[match.subtopic ?? ''] ?? subtopicOfSelling[`=${match.domain}`];
    return sold === undefined ? match : placeOfSlug(sold, tables);
  };
}

/** A topic that is the name of one subtopic, or a telling phrase of one only; where accents tell phrases apart, as typed. */
function matchExactly(text: string, stems: readonly string[], tables: PhraseTables): SubtopicMatch | null {
  const folded = foldText(text);
  const named = lackedStems(text).size === 0 ? tables.labelOfStems.get(stems.join(' '))?.slug : undefined;
  const exact = slugOfExactTopic.get(folded) ?? named;
  if (exact) return placeOfSlug(exact, tables);
  const listed = tables.phrasesOfText.get(folded) ?? [];
  const asTyped = listed.filter((phrase) => phrase.text === text.toLowerCase());
  const meant = asTyped.length > 0 ? asTyped : listed;
  const domain = meant[0]?.domain;
  if (!isDomain(domain) || meant.some((phrase) => phrase.domain !== domain)) return null;
  const slugs = new Set(meant.filter(isTellingAlone).flatMap(({ slug }) => slug ?? []));
  const [slug] = slugs;
  if (slug) return slugs.size === 1 ? placeOfSlug(slug, tables) : null;
  return meant.some((phrase) => phrase.slug === null) ? { domain, subtopic: null } : null;
}

function matchPhrases(text: string, stems: readonly string[], tables: PhraseTables): SubtopicMatch {
  const lacked = lackedStems(text);
  const wording = ` ${plainWording(foldText(text))} `;
  const matched = findPhrases(stems, wording, tables).filter(({ phrase }) => isMeant(phrase, lacked));
  const domain = best(scoreDomains(matched), domainMargin, longestPhrases(matched));
  if (!isDomain(domain)) return { domain: null, subtopic: null };
  const ofDomain = matched.filter(({ phrase }) => phrase.domain === domain);
  return { domain, subtopic: best(scoreSubtopics(ofDomain), subtopicMargin) };
}

/** What a topic is said to be without: "emagrecer sem academia" is not about the gym. */
function lackedStems(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(/(?<!\p{L})sem (\p{L}+)/giu)].flatMap(([, word = '']) => contentStems(word)),
  );
}

function isMeant({ stems, wording }: Phrase, lacked: ReadonlySet<string>): boolean {
  return wording?.includes(' sem ') || !stems.some((stem) => lacked.has(stem));
}

function placeOfSlug(slug: string, { domainOfSlug }: PhraseTables): SubtopicMatch {
  return { domain: domainOfSlug.get(slug) ?? null, subtopic: slug };
}

function isDomain(place: Place | null | undefined): place is DomainId {
  return place !== null && place !== undefined && place !== 'outside';
}

function isTellingAlone(phrase: Phrase): boolean {
  return phrase.isTelling || hasStrongStem(phrase);
}

function hasStrongStem({ stems }: Phrase): boolean {
  return stems.some((stem) => !weakStems.has(stem));
}

/** A phrase of which all words stand in the topic, in whatever order. */
interface MatchedPhrase {
  phrase: Phrase;
  /** What it says of the domain and of the subtopic. */
  domainPoints: number;
  slugPoints: number;
  /** It stands there word by word. */
  isWorded: boolean;
  /** It says something by itself: "conta de luz", "enem". */
  isStrong: boolean;
}

function findPhrases(
  stems: readonly string[],
  wording: string,
  { knownStems, phrasesOfFirstStem }: PhraseTables,
): readonly MatchedPhrase[] {
  const present = new Set(stems);
  const head = stems.find((stem) => knownStems.has(stem) && !weakStems.has(stem)) ?? stems[0];
  const matched: MatchedPhrase[] = [];
  let hasLong = false;
  for (const stem of stems) {
    for (const phrase of phrasesOfFirstStem.get(stem) ?? []) {
      if (!phrase.stems.every((other) => present.has(other))) continue;
      const isWorded = phrase.wording !== null && wording.includes(phrase.wording);
      if (phrase.needsWording && !isWorded) continue;
      matched.push(scorePhrase(phrase, head, isWorded));
      hasLong ||= isWorded && phrase.stems.length > 1;
    }
  }
  return hasLong ? withoutShadowed(matched) : matched;
}

/** `head` is the first word that tells something; what names it counts for a little more. */
function scorePhrase(phrase: Phrase, head: string | undefined, isWorded: boolean): MatchedPhrase {
  const { stems, slug, isLabel, isTelling, wording, domainWeight, slugWeight } = phrase;
  const isStrong = hasStrongStem(phrase);
  const early = head !== undefined && stems.includes(head) ? 1.2 : 1;
  const share = stems.length > 1 ? 1.25 * early : isStrong ? early : 0.5;
  const isNamed = isLabel && isWorded === (wording !== null);
  const forWording = isWorded && isTelling ? (isLabel ? pointsOfLabel : pointsOfWording) : 0;
  return {
    phrase,
    domainPoints: Math.max(domainWeight * share * (slug ? 1 : domainWordBonus), forWording),
    slugPoints: slug ? Math.max(slugWeight * share * (isNamed ? labelBonus : 1), forWording) : 0,
    isWorded,
    isStrong,
  };
}

/** A phrase that stands there word by word takes its words from shorter ones: the samba from "escola de samba". */
function withoutShadowed(matched: readonly MatchedPhrase[]): readonly MatchedPhrase[] {
  const long = matched.filter(({ phrase, isWorded }) => isWorded && phrase.stems.length > 1);
  return matched.filter(
    ({ phrase: { stems } }) =>
      !long.some(
        ({ phrase }) =>
          phrase.stems.length > stems.length && stems.every((stem) => phrase.stems.includes(stem)),
      ),
  );
}

/** The best phrase of each subtopic counts for its domain; a second subtopic adds little. */
function scoreDomains(matched: readonly MatchedPhrase[]): Map<Place, number> {
  const scores = new Map<Place, number>();
  for (const { phrase, domainPoints } of matched) {
    scores.set(phrase.domain, add(scores.get(phrase.domain) ?? 0, domainPoints, 0.12));
  }
  return scores;
}

function scoreSubtopics(matched: readonly MatchedPhrase[]): Map<string, number> {
  const scores = new Map<string, number>();
  for (const { phrase, slugPoints } of matched) {
    if (phrase.slug) scores.set(phrase.slug, add(scores.get(phrase.slug) ?? 0, slugPoints, 0.3));
  }
  return scores;
}

/** By domain, how many words its longest phrase has. */
function longestPhrases(matched: readonly MatchedPhrase[]): Map<Place, number> {
  const longest = new Map<Place, number>();
  for (const { phrase, isStrong } of matched) {
    const length = isStrong ? phrase.stems.length : 0;
    longest.set(phrase.domain, Math.max(longest.get(phrase.domain) ?? 0, length));
  }
  return longest;
}

/** The better of two pieces of evidence in full, a share of the other. */
function add(known: number, points: number, share: number): number {
  return Math.max(known, points) + share * Math.min(known, points);
}

/** The best by `margin`; a best with a longer phrase than the second's needs none. */
function best<Name extends string>(
  scores: ReadonlyMap<Name, number>,
  margin: number,
  longest: ReadonlyMap<Name, number> = new Map(),
): Name | null {
  const [first, second] = [...scores].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  if (!first || first[1] < leastEvidence) return null;
  if (second && (longest.get(first[0]) ?? 0) > (longest.get(second[0]) ?? 0)) return first[0];
  return second && first[1] < second[1] * margin ? null : first[0];
}
