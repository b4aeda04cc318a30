import { isCommonWord } from './common-words.ts';
import { foldText } from './fold-text.ts';
import { findProperName } from './proper-names.ts';

const keyboardRuns =
  /(?:qwert|werty|asdf|sdfg|dfgh|fghj|ghjk|hjkl|jklc|zxcv|xcvb|cvbn|vbnm|poiu|lkjh|mnbv|qazws|1qaz)/;

const shortNames = /^(?:c\+\+|c#|[2345][dg])$/i;
const codeLikeG71 = /^[a-z]\d{1,3}$/i;
const fillerText = /^(?:lorem ipsum.*|(\S+)(?: \1){1,})$/i;

/** Whether a text has no word that could be one: keyboard runs, repeated letters, consonants without vowels, digits. */
export function soundsLikeNoise(text: string): boolean {
  const words = text.split(' ');
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length < 2) return !shortNames.test(text);
  if (fillerText.test(text.slice(0, 200))) return true;
  const latin = letters.replace(/[^\p{Script=Latin}]/gu, '').length;
  if (latin < letters.length / 2) return false;
  const real = words.filter((word, at) => looksLikeWord(word) || findProperName(words, at) !== null);
  return real.length < Math.max(1, words.filter((word) => /\p{L}/u.test(word)).length / 2);
}

function looksLikeWord(word: string): boolean {
  const bare = word.replace(/[^\p{L}\p{N}-]/gu, '');
  if (bare === '') return false;
  if (isCommonWord(bare)) return true;
  const folded = foldText(bare);
  if (/^\p{Lu}{2,6}\d{0,4}$/u.test(bare) || /^\d/.test(bare)) return !/^\d+$/.test(bare) && bare.length < 8;
  if (codeLikeG71.test(bare)) return true;
  if (keyboardRuns.test(folded) || /(.)\1{2,}/.test(folded) || bare.length > 28) return false;
  if (/^(.{1,3})\1{2,}$/.test(folded)) return false;
  if (!/[aeiouy]/.test(folded) || folded.length < 2) return false;
  return !/[bcdfghjklmnpqrstvwxz]{5,}/.test(folded) && !/[aeiou]{5,}/.test(folded);
}
