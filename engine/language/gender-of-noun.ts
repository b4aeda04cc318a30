import { foldText } from './fold-text.ts';
import { findNoun } from './nouns.ts';
import type { Gender, GrammaticalNumber } from './topic-types.ts';

/** Endings that tell the gender nearly always, longest first where one contains another. */
const endings: readonly (readonly [RegExp, Gender])[] = [
  [/(?:ç|s|x)ão$|(?:ç|s|x)ões$/, 'f'],
  [/gião$|giões$|lhão$/, 'f'],
  [/(?:d|t)ades?$/, 'f'],
  [/(?:tude|tudes)$/, 'f'],
  [/(?:agem|igem|ugem|agens|igens|ugens)$/, 'f'],
  [/(?:ância|ência|ância|ícia|ância)s?$/, 'f'],
  [/(?:eza|ezas|ura|uras|ice|ices)$/, 'f'],
  [/(?:ites?|oses?)$/, 'f'],
  [/(?:mia|gia|fia|tria|ria|nia|lia|pia|sia|dia|cia|xia)s?$/, 'f'],
  [/(?:inha|eira|eta|ela|ina|ona|osa|ada|ida|ica)s?$/, 'f'],
  [/(?:ema|oma|ograma|agrama|egrama)s?$/, 'm'],
  [/(?:mento|mentos|ismo|ismos|eiro|eiros|inho|inhos|ório|órios|ário|ários|ado|ados|ido|idos)$/, 'm'],
  [/(?:dor|dores|tor|tores|sor|sores)$/, 'm'],
  [/(?:al|el|il|ol|ul|ais|éis|óis|uis)$/, 'm'],
  [/[^ãõ]o$|[^ãõ]os$/, 'm'],
];

const weakEndings = /(?:ose|oses|ites?|ume|al|el|il|ol|ul|ais|ó|ê|ema|oma|omas|emas)$/;

/** The gender of a noun, from the lexicon or from an ending that does not err; null when it is not sure. */
export function genderOfNoun(word: string): Gender | null {
  const known = findNoun(word);
  if (known) return known.gender;
  return genderOfEnding(word);
}

/** What the ending alone says; null for a weak one, for a short word and for one with foreign letters. */
export function genderOfEnding(word: string): Gender | null {
  const lower = word.toLowerCase();
  if (lower.length < 5 || /[^a-zà-úç-]|[kwy]|(?:th|sh|ee|oo|ck|ll|tt|pp|ff)/.test(lower)) return null;
  const isWeak = weakEndings.test(lower) && lower.length < 7;
  if (isWeak) return null;
  for (const [ending, gender] of endings) {
    if (ending.test(lower)) return gender;
  }
  return null;
}

/** Singular or plural: by the lexicon, else by a final -s after a vowel that no known singular has. */
export function numberOfNoun(word: string): GrammaticalNumber {
  const known = findNoun(word);
  if (known) return known.number;
  return /(?:[aeo]|ão|ãe|õe|ai|éi|ói|n|r?e)s$/.test(word.toLowerCase()) && foldText(word).length > 4
    ? 'p'
    : 's';
}
