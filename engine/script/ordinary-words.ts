import type { Corpus } from '../evidence/corpus.ts';

/** The text with a lower-case start, unless its first word is one that is written with a capital anywhere. */
export function lowerStart(text: string, { ordinaryWords }: Corpus): string {
  const [first = ''] = text.match(/^\p{Lu}[\p{L}-]*/u) ?? [];
  return first !== '' && ordinaryWords.has(first.toLowerCase())
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** The text with a capital start. */
export function upperStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
