import { findNoun, type KnownNoun } from '../language/nouns.ts';
import type { Gender, GrammaticalNumber } from '../language/topic-types.ts';

/** "a" is left out: it is a preposition as often as an article ("a pé", "a prazo"). */
const determiners: ReadonlyMap<string, readonly [Gender, GrammaticalNumber]> = new Map([
  ...expand('m', 's', 'o um do no ao pelo pro num esse desse nesse este aquele daquele meu'),
  ...expand('f', 's', 'uma da na à pela numa essa dessa nessa esta aquela daquela minha'),
  ...expand('m', 'p', 'os uns dos nos aos pelos pros esses desses nesses aqueles meus'),
  ...expand('f', 'p', 'as umas das nas às pelas essas dessas nessas aquelas minhas'),
]);

/** The first determiner and noun that do not agree ("o esteira"), by the lexicon; null when there is none. */
export function findDisagreement(text: string): string | null {
  const words = text.split(' ');
  for (const [place, word] of words.entries()) {
    const determiner = determiners.get(word.toLowerCase());
    const next = words[place + 1]?.replace(/[^\p{L}-]+$/u, '');
    const isPronoun = /^[^\p{L}]*cada$/iu.test(words[place - 1] ?? '');
    if (!determiner || isPronoun || !next || /^\p{Lu}/u.test(next)) continue;
    const noun = knownNoun(next.toLowerCase());
    if (noun?.gender && (noun.gender !== determiner[0] || noun.number !== determiner[1]))
      return `${word} ${next}`;
  }
  return null;
}

/** The lexicon forgives accents, so "avó" would find "avô"; and "na real" holds no noun at all. */
function knownNoun(word: string): KnownNoun | null {
  if (notNouns.has(word)) return null;
  const noun = findNoun(word);
  if (!noun) return null;
  const isSameWord = noun.text === word || (noun.number === 'p' && !/[^a-z-]/u.test(word));
  return isSameWord ? noun : null;
}

const notNouns: ReadonlySet<string> = new Set([
  // Of both genders, by meaning: a caixa de sapato, o caixa da loja.
  'caixa',
  'caixas',
  'real',
  'geral',
  'final',
  'moral',
  'capital',
  'segunda',
  'quarta',
]);

function expand(gender: Gender, number: GrammaticalNumber, words: string) {
  return words.split(' ').map((word) => [word, [gender, number]] as const);
}
