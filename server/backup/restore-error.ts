/** A restore that an operator can mend; the message is one line and says how. */
export class RestoreError extends Error {}
