/** A value as PostgreSQL wrote it (`::text`), as a literal on one line. */
export function sqlLiteral(value: string | null): string {
  if (value === null) return 'null';
  const quoted = value.replaceAll("'", "''");
  if (!/[\\\n\r]/u.test(quoted)) return `'${quoted}'`;
  const escaped = quoted.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return `E'${escaped}'`;
}

/** A name of a table or a column. */
export function sqlName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
