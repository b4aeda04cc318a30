/** No answer by machines (RFC 3834), and nothing read from files or the network while a message is built. */
export const messageHeaders = {
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
} as const;
