/** Control characters, and what some programs read as the end of a line though SQL does not (U+0085, U+2028, U+2029). */
const escaped = /[\\\p{Cc}\u2028\u2029]/gu;

/** A value as PostgreSQL wrote it (`::text`), as a literal on one line. */
export function sqlLiteral(value: string | null): string {
  if (value === null) return 'null';
  const quoted = value.replaceAll("'", "''");
  const safe = quoted.replace(escaped, escapeCharacter);
  // Only an escape adds to the length.
  return safe.length === quoted.length ? `'${quoted}'` : `E'${safe}'`;
}

function escapeCharacter(character: string): string {
  if (character === '\\') return '\\\\';
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A name of a table or a column. */
export function sqlName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
