import { type DomainId, domainIds } from '../content/content-types.ts';
import { formerWordingsOf } from '../content/former-wordings.ts';
import { areaWords } from '../content/topic-words.ts';
import { weakWords } from '../content/weak-topic-words.ts';
import type { Card } from '../content.ts';
import { foldText } from './fold-text.ts';
import { plainWording } from './plain-wording.ts';
import { contentStems, stemOf } from './stems.ts';

/** What no domain covers competes with the domains, and takes the topic from them when it wins. */
export type Place = DomainId | 'outside';

export interface Phrase {
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

/** What is known of the phrases of all cards. */
export interface PhraseTables {
  domainOfSlug: ReadonlyMap<string, DomainId>;
  phrasesOfText: ReadonlyMap<string, readonly Phrase[]>;
  labelOfStems: ReadonlyMap<string, Phrase>;
  knownStems: ReadonlySet<string>;
  phrasesOfFirstStem: ReadonlyMap<string | undefined, readonly Phrase[]>;
}

export function createPhraseTables(cards: readonly Card[]): PhraseTables {
  const rows = cards.map(toRow);
  const phrases = listPhrases(rows);
  const labels = phrases.filter(({ isLabel }) => isLabel);
  return {
    domainOfSlug: new Map(rows.map(({ slug, domain }) => [slug, domain] as const)),
    phrasesOfText: Map.groupBy(phrases, ({ text }) => foldText(text)),
    labelOfStems: new Map(labels.map((label) => [label.stems.join(' '), label] as const)),
    knownStems: new Set(phrases.flatMap(({ stems }) => stems)),
    phrasesOfFirstStem: Map.groupBy(weighPhrases(phrases), ({ stems }) => stems[0]),
  };
}

interface CardRow {
  domain: DomainId;
  slug: string;
  label: string;
  /** Names and cues. */
  wordings: readonly string[];
}

function toRow(card: Card): CardRow {
  const { area, slug, name } = card;
  const { phrases, words } = formerWordingsOf(card);
  const domain = domainIds.find((known) => known === area);
  if (domain === undefined) throw new Error(`card ${slug}: no area is called "${area}"`);
  return { domain, slug, label: name, wordings: [...phrases, ...words] };
}

export const weakStems = new Set(weakWords.trim().split(/\s+/).map(stemOf));

function listPhrases(rows: readonly CardRow[]): Phrase[] {
  const ofSubtopics = rows.flatMap((row) => [row.label, ...row.wordings].map((text) => toPhrase(text, row)));
  const ofDomains = [...domainIds, 'outside' as const].flatMap((domain) =>
    wordsOfArea(domain).map((text) => toPhrase(text, { domain, slug: null })),
  );
  return [...ofSubtopics, ...ofDomains].filter(({ stems }) => stems.length > 0);
}

function wordsOfArea(area: string): string[] {
  return (areaWords[area] ?? '').split(',').filter((text) => text.trim() !== '');
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
