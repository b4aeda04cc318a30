/** One message to one person, in two forms that say the same. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** What takes messages away. */
export interface Mailer {
  /** By a mail server, or into a folder to be read there. */
  kind: 'smtp' | 'outbox';
  /** Hands a message over; throws `MailError` when nobody took it. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A message that did not leave; `cause` says why. */
export class MailError extends Error {}
