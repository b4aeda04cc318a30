/** The SQLSTATE of an error of either database, or null. */
function sqlStateOf(error: unknown): string | null {
  const isCoded = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return isCoded && /^[\dA-Z]{5}$/u.test(String(error.code)) ? String(error.code) : null;
}

/** Whether the database ended the statement or itself (class 57): nothing of the transaction is kept, and the same request may be sent again. */
export function isInterrupted(error: unknown): boolean {
  return sqlStateOf(error)?.startsWith('57') ?? false;
}

/** Whether a text of the caller is one that the database cannot hold: a NUL, or nesting past its stack. */
export function isUnstorable(error: unknown): boolean {
  return ['22021', '22P05', '54001'].includes(sqlStateOf(error) ?? '');
}
