import { type DomainId, domainIds } from '../content/content-types.ts';
import { subtopics } from '../content/subtopics.ts';
import { exactTopics, moreTopicWords } from '../content/topic-words.ts';
import { weakWords } from '../content/weak-topic-words.ts';
import { foldText } from './fold-text.ts';
import { contentStems, stemOf } from './stems.ts';

export interface SubtopicMatch {
  domain: DomainId | null;
  subtopic: string | null;
}

interface Phrase {
  /** As it may stand in a topic, without accents and with a space on either side; null when it says too little. */
  wording: string | null;
  /** The name of its subtopic. */
  isLabel: boolean;
  stems: readonly string[];
  domain: DomainId;
  /** Null for words that tell the domain only. */
  slug: string | null;
}

const domainOfSlug = new Map(subtopics.map(({ slug, domain }) => [slug, domain] as const));
const slugOfExactTopic = new Map(Object.entries(exactTopics));
const weakStems = new Set(weakWords.trim().split(/\s+/).map(stemOf));
const phrases: Phrase[] = buildPhrases();
const phrasesOfStem = indexPhrases();
const domainWeights = weigh((phrase) => phrase.domain);
const slugWeights = weigh((phrase) => phrase.slug ?? phrase.domain);

/** A domain is accepted with this much evidence, and this many times that of the next one. */
const leastEvidence = 2;
const domainMargin = 1.12;
/** What a phrase of several words says at the least when it stands in the topic word by word, its weak words included. */
const pointsOfWording = 6;
const pointsOfLabel = 9;
const subtopicMargin = 1.05;
/** A word that is listed for a whole domain says more of it than one that a subtopic happens to name. */
const domainWordBonus = 1.25;

/** The domain and the row of the subtopic list that a topic is about; null for what is not solid. */
export function matchSubtopic(text: string): SubtopicMatch {
  const stems = contentStems(text);
  const exact = slugOfExactTopic.get(foldText(text));
  if (exact) return { domain: domainOfSlug.get(exact) ?? null, subtopic: exact };
  const matched = findPhrases(stems, ` ${foldText(text)} `);
  const domain = best(scoreDomains(matched), domainMargin, leastEvidence, longestWholePhrases(matched));
  if (!domain) return { domain: null, subtopic: null };
  const ofDomain = matched.filter(({ phrase }) => phrase.domain === domain);
  return {
    domain: domain as DomainId,
    subtopic: best(scoreSubtopics(ofDomain), subtopicMargin, leastEvidence),
  };
}

interface MatchedPhrase {
  phrase: Phrase;
  /** How much of the phrase is there, from 0 to 1, weighed for what it says of the domain or of the subtopic. */
  domainPoints: number;
  slugPoints: number;
  /** All of it stands in the topic, and it says something: "conta de luz", "enem". */
  isWhole: boolean;
}

function findPhrases(stems: readonly string[], wording: string): MatchedPhrase[] {
  const positions = new Map(stems.map((stem, at) => [stem, at] as const));
  const matched: MatchedPhrase[] = [];
  for (const phrase of new Set(stems.flatMap((stem) => phrasesOfStem.get(stem) ?? []))) {
    const bonus = phrase.slug ? 1 : domainWordBonus;
    const isWorded = phrase.wording !== null && wording.includes(phrase.wording);
    const wordedPoints = isWorded ? (phrase.isLabel ? pointsOfLabel : pointsOfWording) : 0;
    const domainPoints = Math.max(scorePhrase(phrase, positions, domainWeights) * bonus, wordedPoints);
    const slugPoints = phrase.slug ? Math.max(scorePhrase(phrase, positions, slugWeights), wordedPoints) : 0;
    const isWhole =
      phrase.stems.every((stem) => positions.has(stem)) && phrase.stems.some((stem) => !weakStems.has(stem));
    if (domainPoints > 0) matched.push({ phrase, domainPoints, slugPoints, isWhole });
  }
  return matched;
}

/** The best phrase of each subtopic counts for its domain; a second subtopic adds little. */
function scoreDomains(matched: readonly MatchedPhrase[]): Map<string, number> {
  const scores = new Map<string, number>();
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

/** By domain, how many words its longest phrase has that stands whole in the topic. */
function longestWholePhrases(matched: readonly MatchedPhrase[]): Map<string, number> {
  const longest = new Map<string, number>();
  for (const { phrase, isWhole } of matched) {
    const length = isWhole ? phrase.stems.length : 0;
    longest.set(phrase.domain, Math.max(longest.get(phrase.domain) ?? 0, length));
  }
  return longest;
}

/** The better of two pieces of evidence in full, a share of the other. */
function add(known: number, points: number, share: number): number {
  return Math.max(known, points) + share * Math.min(known, points);
}

/** A whole phrase counts in full, a part of one little; words that say nothing alone need a whole phrase. */
function scorePhrase(
  phrase: Phrase,
  positions: ReadonlyMap<string, number>,
  weights: ReadonlyMap<string, number>,
): number {
  let found = 0;
  let total = 0;
  let hasStrong = false;
  let first = 9;
  for (const stem of phrase.stems) {
    const weight = weights.get(stem) ?? 0;
    total += weight;
    const position = positions.get(stem);
    if (position === undefined) continue;
    found += weight;
    hasStrong ||= !weakStems.has(stem);
    first = Math.min(first, position);
  }
  const early = first === 0 ? 1.2 : 1;
  if (found < total) return hasStrong ? found * (found / total) ** 2 * 0.6 * early : 0;
  if (phrase.stems.length > 1) return found * 1.25 * early;
  return hasStrong ? found * early : found * 0.5;
}

/** The best by `margin`; a best with a longer whole phrase than the second's needs none. */
function best(
  scores: ReadonlyMap<string, number>,
  margin: number,
  least: number,
  whole: ReadonlyMap<string, number> = new Map(),
): string | null {
  const [first, second] = [...scores].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  if (!first || first[1] < least) return null;
  if (second && (whole.get(first[0]) ?? 0) > (whole.get(second[0]) ?? 0)) return first[0];
  return second && first[1] < second[1] * margin ? null : first[0];
}

function buildPhrases(): Phrase[] {
  const built = subtopics.flatMap((row) =>
    [row.label, ...row.phrases, ...wordsFor(row.slug)].map((text) => toPhrase(text, row)),
  );
  for (const domain of domainIds)
    built.push(...wordsFor(`=${domain}`).map((text) => toPhrase(text, { domain, slug: null })));
  const seen = new Set<string>();
  return built.filter(({ stems, domain, slug }) => {
    const id = `${domain} ${slug} ${stems.join('+')}`;
    return stems.length > 0 && !seen.has(id) && seen.add(id);
  });
}

function wordsFor(key: string): string[] {
  return (moreTopicWords[key] ?? '').split(',').filter((text) => text.trim() !== '');
}

function toPhrase(
  text: string,
  { domain, slug, label }: { domain: DomainId; slug: string | null; label?: string },
): Phrase {
  const folded = foldText(text.trim());
  const stems = contentStems(text);
  // "em casa" says nothing; "dia das mães" does, though only one of its words counts elsewhere.
  const isTelling = folded.includes(' ') && (stems.length > 1 || folded.length > 10);
  return { wording: isTelling ? ` ${folded} ` : null, isLabel: text === label, stems, domain, slug };
}

function indexPhrases(): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const stem of phrase.stems) {
      const of = index.get(stem);
      if (of) of.push(phrase);
      else index.set(stem, [phrase]);
    }
  }
  return index;
}

/** A word of one place weighs 4; of more places, less. */
function weigh(placeOf: (phrase: Phrase) => string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [stem, of] of phrasesOfStem) {
    const places = of.length === 1 ? 1 : new Set(of.map(placeOf)).size;
    const weight = Math.max(1.2, 4 - 0.9 * Math.log2(places));
    weights.set(stem, weakStems.has(stem) ? weight * 0.4 : weight);
  }
  return weights;
}
