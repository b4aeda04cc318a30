/** SQLSTATE of the failures that the account service answers itself. */
const sqlStates = { lock_not_available: '55P03', unique_violation: '23505' } as const;

/** Whether `error` is that failure of the database; the same for the embedded one and for a server. */
export function isDatabaseError(error: unknown, kind: keyof typeof sqlStates): boolean {
  return error instanceof Error && 'code' in error && error.code === sqlStates[kind];
}
