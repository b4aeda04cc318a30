/** SQLSTATE classes 08 and 57P (connection exceptions, shutdown), sockets that are gone, and the driver's own words for it. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(?:08|57P0[12]|ECONNRESET$|EPIPE$)/u.test(code) ||
    /connection (?:terminated|error)/iu.test(error.message)
  );
}

/** The driver's word for a statement that got no answer in time; its connection is of no use any more. */
export const isSilence = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';
