import {
  englishGrammar,
  englishWords,
  loanPhrases,
  otherGrammar,
  portugueseWords,
  spanishGrammar,
  spanishWords,
} from './foreign-words.ts';
import { findProperName } from './proper-names.ts';

/**
 * Whether a text is written in another language than Portuguese: words that only that language has, and none that only Portuguese has.
 * Loan words do not count ("home office"), nor do words that are written alike ("vender casa").
 */
export function isForeign(text: string): boolean {
  if (isOtherScript(text)) return true;
  if (portugueseLetters.test(text)) return false;
  const words = wordsOf(text);
  if (words.some((word) => portugueseWords.has(word))) return false;
  return isEnglish(words) || spanishWeight(text, words) >= leastWeight || count(words, otherGrammar) >= 2;
}

const leastWeight = 2;
const loanPhrase = new RegExp(`(?<![^ ])(?:${loanPhrases.join('|')})(?: |$)`, 'gu');
const portugueseLetters = /[ãõçêôâàÃÕÇÊÔÂÀ]/u;

function isOtherScript(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 1 && letters.replace(/[^\p{Script=Latin}]/gu, '').length < letters.length / 2;
}

/** In lower case, without loan phrases and known names. */
function wordsOf(text: string): string[] {
  const typed = text
    .replace(/[’‘]/gu, "'")
    .replace(/[^\p{L}\p{N}'\s-]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
  const words = typed.replace(loanPhrase, '').trim().split(' ');
  const kept: string[] = [];
  for (let at = 0; at < words.length; ) {
    const name = findProperName(words, at);
    if (name === null || name.length === 1) kept.push(words[at] ?? '');
    at += name?.length ?? 1;
  }
  return kept;
}

function count(words: readonly string[], known: ReadonlySet<string>): number {
  return words.filter((word) => known.has(word)).length;
}

/** Two words, no fewer than half of all, of which one says something: "house of cards" may be a name, "clean your house" is a topic. */
function isEnglish(words: readonly string[]): boolean {
  const telling = count(words, englishWords);
  const joining = count(words, englishGrammar);
  const asks = /^(?:how|what|why|which) (?:to|is|are|do|does|should|can|i)\b/u.test(words.join(' '));
  const isTelling = telling > 0 || asks || joining > 2;
  return telling + joining >= 2 && telling + joining >= words.length / 2 && isTelling;
}

/** Spellings that only Spanish has: "educación", "fotografía", "ansiedad", "entrenamiento". */
const spanishSpelling = /ción$|sión$|ciones$|[^aeiouáéíóú]ía$|[aeiou]dad$|[aeiou]miento$/u;

function spanishWeight(text: string, words: readonly string[]): number {
  const telling = words.filter((word) => spanishWords.has(word) || spanishSpelling.test(word)).length;
  const marks = /[¿¡]/u.test(text) ? 2 : /ñ/u.test(text) ? 1 : 0;
  return 2 * telling + count(words, spanishGrammar) + marks;
}
