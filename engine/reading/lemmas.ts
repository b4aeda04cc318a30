import { foldText } from '../language/fold-text.ts';
import { findNoun } from '../language/nouns.ts';
import {
  findFiniteVerb,
  infinitiveOfOwnPast,
  infinitiveWithAccents,
  isKnownInfinitive,
} from '../language/verb-forms.ts';

/**
 * The dictionary forms that a word of a topic can have, itself among them: "panelas" → panela, "corto" → cortar.
 * Accents count: "avô" and "avó" share none. `word` is in lower case, as `normaliseTopic` leaves it.
 */
export function lemmasOf(word: string): readonly string[] {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const found = [...new Set([word, ...nounLemmas(word), ...verbLemmas(word)])];
  const lemmas = found.length === 1 ? [word, ...adjectiveForms(word)] : found;
  if (cache.size < largestCache) cache.set(word, lemmas);
  return lemmas;
}

/** Lemmas by word. An array of one or two strings takes less memory than a set of them. */
const cache = new Map<string, readonly string[]>();
const largestCache = 50_000;

/** Endings of plurals and the singular endings they may stand for; the first that fits decides. */
const plurals: readonly (readonly [ending: string, singulars: readonly string[]])[] = [
  ['ões', ['ão']],
  ['ães', ['ão', 'ãe']],
  ['ãos', ['ão']],
  ['ais', ['al', 'ai']],
  ['éis', ['el']],
  ['eis', ['il', 'el', 'ei']],
  ['óis', ['ol', 'ói']],
  ['uis', ['ul', 'ui']],
  ['is', ['il', 'i']],
  ['ns', ['m', 'n']],
  ['res', ['r', 're']],
  ['zes', ['z', 'ze']],
  ['ses', ['s', 'se']],
  ['s', ['']],
];

/** Possible singulars of a word in -s, accents kept. */
export function singularsOf(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s')) return [];
  const found = plurals.find(([ending]) => word.endsWith(ending));
  if (!found) return [];
  const [ending, singulars] = found;
  const stem = word.slice(0, word.length - ending.length);
  return singulars.map((singular) => stem + singular);
}

function nounLemmas(word: string): string[] {
  const exact = findNoun(word);
  const isSpeltSo = exact !== null && (exact.text.toLowerCase() === word || foldText(word) === word);
  if (isSpeltSo) return [exact.text.toLowerCase()];
  const singular = singularsOf(word).find(
    (candidate) => findNoun(candidate)?.text.toLowerCase() === candidate,
  );
  return singular === undefined ? diminutiveLemmas(word) : [singular];
}

function diminutiveLemmas(word: string): string[] {
  const [, stem = '', gender = ''] = /^(.{3,}?)z?inh([oa])s?$/u.exec(word) ?? [];
  if (stem === '') return [];
  const bases = [stem + gender, stem, `${stem}e`];
  return bases.filter((base) => findNoun(base)?.text.toLowerCase() === base).slice(0, 1);
}

/** A noun that looks like a form of a verb is the noun: "planta" is no form of plantar in a topic. */
function verbLemmas(word: string): string[] {
  if (isKnownInfinitive(word)) return [word];
  if (findNoun(word) !== null) return participleLemmas(word);
  const finite = findFiniteVerb(word)?.infinitive ?? infinitiveOfOwnPast(word) ?? undefined;
  return finite === undefined ? [...gerundLemmas(word), ...participleLemmas(word)] : [finite];
}

function gerundLemmas(word: string): string[] {
  const [, stem = '', vowel = ''] = /^(.{2,})([aeio])ndo$/u.exec(word) ?? [];
  return stem === '' ? [] : knownInfinitives([`${stem}${vowel}r`]);
}

function participleLemmas(word: string): string[] {
  const [, stem = '', vowel = ''] = /^(.{2,})([ai])d[oa]s?$/u.exec(word) ?? [];
  if (stem === '') return [];
  return knownInfinitives(vowel === 'a' ? [`${stem}ar`] : [`${stem}er`, `${stem}ir`]);
}

function knownInfinitives(candidates: readonly string[]): string[] {
  return candidates.flatMap((candidate) => infinitiveWithAccents(candidate) ?? []).slice(0, 1);
}

/** The masculine singular of what may be an adjective. */
function adjectiveForms(word: string): string[] {
  const [singular = word] = singularsOf(word);
  const masculine = singular.endsWith('a') ? `${singular.slice(0, -1)}o` : singular;
  return [...new Set([singular, masculine])].filter((form) => form !== word && form.length > 2);
}
