/**
 * A text whose words of one letter stay on the line of the word they belong to, as a speaker would breathe: no line ends in "o",
 * "e" or "A". To be shown, not to be kept or sent: the spaces after them are U+00A0.
 */
export function bindShortWords(text: string): string {
  return text.replace(shortWord, '$1\u00a0');
}

const shortWord = /(?<![\p{L}\p{N}])([aeoàéóAEOÀÉÓ]) (?=\S)/gu;
