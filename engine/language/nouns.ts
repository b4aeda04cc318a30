import { commonGenderNouns } from './common-gender-nouns.ts';
import { feminineNouns } from './feminine-nouns.ts';
import { foldText } from './fold-text.ts';
import { masculineNouns } from './masculine-nouns.ts';
import type { Gender, GrammaticalNumber } from './topic-types.ts';

export interface KnownNoun {
  /** With its accents, as a dictionary writes it. */
  text: string;
  /** Null for a noun that takes the gender of the person meant. */
  gender: Gender | null;
  number: GrammaticalNumber;
}

/** Under the spelling of a dictionary, and without accents for what is typed without: "avô" and "avó" stay apart. */
const nouns = buildNouns();

/** The noun of the lexicon that this word is, in singular or plural, with or without its accents; null when unknown. */
export function findNoun(word: string): KnownNoun | null {
  const key = foldText(word);
  const exact = nouns.spelt.get(word.toLowerCase()) ?? nouns.folded.get(key);
  if (exact) return exact;
  for (const singular of singularsOf(key)) {
    const noun = nouns.folded.get(singular);
    if (noun && noun.number === 's') return { ...noun, number: 'p' };
  }
  return null;
}

/** Possible singulars of a folded word in -s, most specific first. */
export function singularsOf(key: string): readonly string[] {
  if (key.length < 4 || !key.endsWith('s')) return [];
  const stem = key.slice(0, -1);
  const candidates = [stem];
  if (/(oe|ae)s$/.test(key)) candidates.unshift(`${key.slice(0, -3)}ao`);
  else if (/[aeou]is$/.test(key)) candidates.unshift(`${key.slice(0, -2)}l`);
  if (key.endsWith('eis')) candidates.push(`${key.slice(0, -3)}il`);
  if (/[rzs]es$/.test(key)) candidates.push(key.slice(0, -2));
  if (key.endsWith('ns')) candidates.push(`${key.slice(0, -2)}m`, key.slice(0, -1));
  if (key.endsWith('is')) candidates.push(`${key.slice(0, -2)}il`);
  return candidates;
}

interface Lexicon {
  spelt: Map<string, KnownNoun>;
  folded: Map<string, KnownNoun>;
}

function buildNouns(): Lexicon {
  const lexicon: Lexicon = { spelt: new Map(), folded: new Map() };
  addNouns(lexicon, masculineNouns, 'm');
  addNouns(lexicon, feminineNouns, 'f');
  addNouns(lexicon, commonGenderNouns, null);
  return lexicon;
}

function addNouns({ spelt, folded }: Lexicon, list: string, gender: Gender | null): void {
  for (const entry of list.trim().split(/\s+/)) {
    const text = entry.replace('*', '').replaceAll('_', ' ');
    const noun: KnownNoun = { text, gender, number: entry.endsWith('*') ? 'p' : 's' };
    const key = foldText(text);
    spelt.set(text.toLowerCase(), noun);
    if (!folded.has(key) || key === text) folded.set(key, noun);
  }
}
