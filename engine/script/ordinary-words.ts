import { sources } from '../evidence/load-sources.ts';

/** The text with a lower-case start, unless its first word is one that is written with a capital anywhere. */
export function lowerStart(text: string): string {
  const [first = ''] = text.match(/^\p{Lu}[\p{L}-]*/u) ?? [];
  return first !== '' && ordinaryWords.has(first.toLowerCase())
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** The text with a capital start. */
export function upperStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Every word that the corpus writes in lower case somewhere: names of people, places and bodies are not among them. */
const ordinaryWords = new Set(
  sources.flatMap(({ summary_pt, arguments_pt, keywords_pt, caveat_pt }) =>
    [summary_pt, keywords_pt, caveat_pt, ...arguments_pt].flatMap(
      (text) => text.match(/(?<![\p{L}-])\p{Ll}[\p{L}-]*/gu) ?? [],
    ),
  ),
);
