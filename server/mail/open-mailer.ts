import type { Mailer } from './mailer.ts';
import { openOutboxMailer } from './outbox-mailer.ts';
import { openSmtpMailer } from './smtp-mailer.ts';

export interface MailSettings {
  /** Null writes to the outbox instead. */
  smtpUrl: string | null;
  /** "Name <address>" of the sender. */
  mailFrom: string;
  outboxDirectory: string;
}

/** The mailer of this installation. */
export function openMailer({ smtpUrl, mailFrom, outboxDirectory }: MailSettings): Mailer {
  if (smtpUrl === null) return openOutboxMailer({ directory: outboxDirectory, from: mailFrom });
  return openSmtpMailer({ url: smtpUrl, from: mailFrom });
}
