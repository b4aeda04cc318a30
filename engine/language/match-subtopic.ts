import { type DomainId, domainIds } from '../content/content-types.ts';
import { subtopics } from '../content/subtopics.ts';
import { exactTopics, moreTopicWords, subtopicOfSelling } from '../content/topic-words.ts';
import { weakWords } from '../content/weak-topic-words.ts';
import { foldText } from './fold-text.ts';
import { plainWording } from './plain-wording.ts';
import { contentStems, stemOf } from './stems.ts';

export interface SubtopicMatch {
  domain: DomainId | null;
  subtopic: string | null;
}

/** What no domain covers competes with the domains, and takes the topic from them when it wins. */
type Place = DomainId | 'outside';

interface Phrase {
  text: string;
  /** As it may stand in a topic, without accents and articles and with a space on either side; null for a single word. */
  wording: string | null;
  /** What it says counts for more when it stands in the topic word by word. */
  isTelling: boolean;
  /** One stem is all that is left of several words: "sem carne" is not about meat. It counts only word by word. */
  needsWording: boolean;
  /** The name of its subtopic. */
  isLabel: boolean;
  stems: readonly string[];
  domain: Place;
  /** Null for words that tell the domain only. */
  slug: string | null;
  /** What its stems weigh, the rarer the more. */
  domainWeight: number;
  slugWeight: number;
}

const domainOfSlug = new Map(subtopics.map(({ slug, domain }) => [slug, domain] as const));
const slugOfExactTopic = new Map(Object.entries(exactTopics));
const weakStems = new Set(weakWords.trim().split(/\s+/).map(stemOf));
const stemOfSelling = stemOf('vender');
const listedPhrases = listPhrases();
const phrasesOfText = Map.groupBy(listedPhrases, ({ text }) => foldText(text));
const labelOfStems = new Map(
  listedPhrases.filter(({ isLabel }) => isLabel).map((label) => [label.stems.join(' '), label] as const),
);
const knownStems = new Set(listedPhrases.flatMap(({ stems }) => stems));
const phrasesOfFirstStem = Map.groupBy(weighPhrases(listedPhrases), ({ stems }) => stems[0]);

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

/** The domain and the row of the subtopic list that a topic is about; null for what is not solid. */
export function matchSubtopic(text: string): SubtopicMatch {
  const stems = contentStems(text);
  const match = matchExactly(text, stems) ?? matchPhrases(text, stems, lackedStems(text));
  if (!stems.includes(stemOfSelling)) return match;
  const sold = subtopicOfSelling[match.subtopic ?? ''] ?? subtopicOfSelling[`=${match.domain}`];
  return sold === undefined ? match : placeOfSlug(sold);
}

/** A topic that is the name of one subtopic, or a telling phrase of one only; where accents tell phrases apart, as typed. */
function matchExactly(text: string, stems: readonly string[]): SubtopicMatch | null {
  const folded = foldText(text);
  const named = lackedStems(text).size === 0 ? labelOfStems.get(stems.join(' '))?.slug : undefined;
  const exact = slugOfExactTopic.get(folded) ?? named;
  if (exact) return placeOfSlug(exact);
  const listed = phrasesOfText.get(folded) ?? [];
  const asTyped = listed.filter((phrase) => phrase.text === text.toLowerCase());
  const meant = asTyped.length > 0 ? asTyped : listed;
  const domain = meant[0]?.domain;
  if (!isDomain(domain) || meant.some((phrase) => phrase.domain !== domain)) return null;
  const slugs = new Set(meant.filter(isTellingAlone).flatMap(({ slug }) => slug ?? []));
  const [slug] = slugs;
  if (slug) return slugs.size === 1 ? placeOfSlug(slug) : null;
  return meant.some((phrase) => phrase.slug === null) ? { domain, subtopic: null } : null;
}

function matchPhrases(text: string, stems: readonly string[], lacked: ReadonlySet<string>): SubtopicMatch {
  const wording = ` ${plainWording(foldText(text))} `;
  const matched = findPhrases(stems, wording).filter(({ phrase }) => isMeant(phrase, lacked));
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

function placeOfSlug(slug: string): SubtopicMatch {
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

function findPhrases(stems: readonly string[], wording: string): readonly MatchedPhrase[] {
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

function listPhrases(): Phrase[] {
  const ofSubtopics = subtopics.flatMap((row) =>
    [row.label, ...row.phrases, ...wordsFor(row.slug)].map((text) => toPhrase(text, row)),
  );
  const ofDomains = [...domainIds, 'outside' as const].flatMap((domain) =>
    wordsFor(`=${domain}`).map((text) => toPhrase(text, { domain, slug: null })),
  );
  return [...ofSubtopics, ...ofDomains].filter(({ stems }) => stems.length > 0);
}

function wordsFor(key: string): string[] {
  return (moreTopicWords[key] ?? '').split(',').filter((text) => text.trim() !== '');
}

function toPhrase(
  text: string,
  { domain, slug, label }: { domain: Place; slug: string | null; label?: string },
): Phrase {
  const spelt = text.trim().toLowerCase();
  const folded = foldText(spelt);
  const stems = contentStems(spelt);
  const isSeveral = folded.includes(' ');
  return {
    text: spelt,
    wording: isSeveral ? ` ${plainWording(folded)} ` : null,
    // "em casa" says nothing; "dia das mães" does, though only one of its words counts elsewhere.
    isTelling: isSeveral && (stems.length > 1 || folded.length > 10),
    needsWording: isSeveral && stems.length === 1,
    isLabel: text === label,
    stems,
    domain,
    slug,
    domainWeight: 0,
    slugWeight: 0,
  };
}

/** Each phrase once with its weights: a stem of one place weighs 4; of more places, less. */
function weighPhrases(listed: readonly Phrase[]): Phrase[] {
  const idOf = ({ stems, domain, slug, needsWording }: Phrase) =>
    `${domain} ${slug} ${needsWording} ${stems.join('+')}`;
  const phrases = [...new Map(listed.toReversed().map((phrase) => [idOf(phrase), phrase])).values()];
  const weighForDomain = weigherOf(phrases, ({ domain }) => domain);
  const weighForSlug = weigherOf(phrases, ({ slug, domain }) => slug ?? domain);
  return phrases.map((phrase) => ({
    ...phrase,
    domainWeight: weighForDomain(phrase),
    slugWeight: weighForSlug(phrase),
  }));
}

function weigherOf(phrases: readonly Phrase[], placeOf: (phrase: Phrase) => string) {
  const places = new Map<string, Set<string>>();
  for (const phrase of phrases) {
    for (const stem of phrase.stems) places.set(stem, (places.get(stem) ?? new Set()).add(placeOf(phrase)));
  }
  const weigh = (stem: string) =>
    Math.max(1.2, 4 - 0.9 * Math.log2(places.get(stem)?.size ?? 1)) * (weakStems.has(stem) ? 0.4 : 1);
  return ({ stems }: Phrase) => stems.reduce((sum, stem) => sum + weigh(stem), 0);
}
