import { isCommonWord } from './common-words.ts';
import { foldText } from './fold-text.ts';
import { findProperName } from './proper-names.ts';

/** Gives every word the case it has inside a sentence: names with capitals, the rest without, no shouting. */
export function settleCase(text: string): string {
  const words = text.split(' ');
  const isShouted =
    (words.length > 1 || text.length > 6) && text === text.toUpperCase() && text !== text.toLowerCase();
  const isTitle = !isShouted && looksLikeTitle(words);
  const settled: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = findProperName(words.map(bareWord), at);
    if (found) {
      settled.push(withPunctuation(words.slice(at, at + found.length), found.name.text));
      at += found.length;
    } else {
      settled.push(settleWord(words, at, isShouted, isTitle));
      at += 1;
    }
  }
  return settled.join(' ');
}

function settleWord(words: readonly string[], at: number, isShouted: boolean, isTitle: boolean): string {
  const word = words[at] ?? '';
  const bare = bareWord(word);
  const lower = word.toLowerCase();
  if (bare.length > 1 && bare === bare.toUpperCase()) return isShouted || isShoutedWord(bare) ? lower : word;
  if (/^\p{Ll}*\p{Lu}\p{L}*\p{Lu}/u.test(bare)) return word;
  if (!/^\p{Lu}/u.test(bare)) return word;
  if (at === 0) return isCommonWord(bare) || !startsName(words) ? lower : word;
  return isTitle && isCommonWord(bare) ? lower : word;
}

/** "Ana Furtado", "Xyz Abc": a second word with a capital shows that the first one is part of a name. */
function startsName(words: readonly string[]): boolean {
  const next = bareWord(words[1] ?? '');
  return /^\p{Lu}\p{Ll}/u.test(next) && !isCommonWord(next);
}

function isShoutedWord(bare: string): boolean {
  if (/\d/.test(bare)) return false;
  return isCommonWord(bare) ? bare.length > 2 || foldText(bare) === 'de' : bare.length > 6;
}

function looksLikeTitle(words: readonly string[]): boolean {
  const long = words.filter((word) => word.length > 3);
  const capitals = long.filter((word) => /^\p{Lu}/u.test(word));
  return long.length > 1 && capitals.length / long.length > 0.6;
}

function withPunctuation(written: readonly string[], name: string): string {
  const first = written[0] ?? '';
  const last = written.at(-1) ?? '';
  const open = /^[("“']*/.exec(first)?.[0] ?? '';
  const close = /[^\p{L}\p{N}+]*$/u.exec(last)?.[0] ?? '';
  return open + name + close;
}

function bareWord(word: string): string {
  return word.replace(/^[("“']+/, '').replace(/[,.;:!?)"”'…]+$/, '');
}
