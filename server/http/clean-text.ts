/** Text as the database can hold it: whole code points, no control characters, composed accents, trimmed. */
export function cleanText(typed: string): string {
  return typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
