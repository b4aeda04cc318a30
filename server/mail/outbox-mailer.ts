import { createTransport } from 'nodemailer';
import { MailError, type Mailer } from './mailer.ts';
import { messageHeaders } from './message-headers.ts';
import { writeOutboxFile } from './outbox-file.ts';

/** A folder instead of a mail server: each message is a whole `.eml` file, readable by its owner alone. */
export function openOutboxMailer({ directory, from }: { directory: string; from: string }): Mailer {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'windows' },
    { from, ...messageHeaders },
  );
  return {
    kind: 'outbox',
    async send(mail) {
      try {
        const { message } = await transport.sendMail(mail);
        await writeOutboxFile(directory, { to: mail.to, extension: 'eml', content: message as Buffer });
      } catch (cause) {
        throw new MailError(`The message could not be written to ${directory}`, { cause });
      }
    },
    close: () => {},
  };
}
