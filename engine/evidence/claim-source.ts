import { type ReadNumber, readNumbers } from './read-numbers.ts';
import { getStems, normaliseText } from './search-terms.ts';
import type { Source } from './source-schema.ts';
import { getAddress } from './to-material.ts';

/** What a claim can be checked against; a source found online can be brought into this shape too. */
export interface ClaimSource {
  title: string;
  year: number;
  /** Every address by which it may be cited. */
  addresses: readonly string[];
  /** All that was read of it: findings, sample, quote, caveat. */
  texts: readonly string[];
  /** Who made it and where it appeared. */
  description: string;
  caveat: string;
  /** True where the design cannot show a cause. */
  isObservational: boolean;
}

const observationalKinds: readonly string[] = [
  'observacional',
  'pesquisa amostral',
  'estatística oficial',
  'relatório',
];

/** Brings a source of the corpus into the shape that claims are checked against; the same source, the same object. */
export function toClaimSource(source: Source): ClaimSource {
  const known = claimSources.get(source);
  if (known) return known;
  const fresh = describeSource(source);
  claimSources.set(source, fresh);
  return fresh;
}

const claimSources = new WeakMap<Source, ClaimSource>();

function describeSource(source: Source): ClaimSource {
  const findings = [source.summary_pt, ...source.arguments_pt, source.sample_pt];
  return {
    title: source.title,
    year: source.year,
    addresses: [getAddress(source), source.url, source.confirmed_at].filter(
      (address, place) => place === 0 || address !== '',
    ),
    texts: [
      ...findings,
      ...source.facts,
      source.authority_pt,
      source.excerpt,
      source.caveat_pt,
      source.title,
      String(source.year),
    ],
    description: [
      source.authority_pt,
      source.authors,
      source.venue,
      source.title,
      source.country,
      ...findings,
    ].join(' | '),
    caveat: source.caveat_pt,
    isObservational: observationalKinds.includes(source.kind),
  };
}

/** What the checks look up again and again in one source's texts. */
export interface ClaimReadings {
  numbers: readonly ReadNumber[];
  stems: ReadonlySet<string>;
  /** All texts, one after the other, without accents or punctuation. */
  plain: string;
}

/** Reads a source's texts once, however many sentences are checked against it. */
export function readClaimSource(source: ClaimSource): ClaimReadings {
  const known = readings.get(source);
  if (known) return known;
  const fresh = {
    numbers: source.texts.flatMap(readNumbers),
    stems: new Set(source.texts.flatMap(getStems)),
    plain: source.texts.map(normaliseText).join(' | '),
  };
  readings.set(source, fresh);
  return fresh;
}

const readings = new WeakMap<ClaimSource, ClaimReadings>();
