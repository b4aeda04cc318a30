import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { MailError, type Mailer } from './mailer.ts';
import { messageHeaders } from './message-headers.ts';

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
        await writeMessage(directory, fileName(mail.to), message as Buffer);
      } catch (cause) {
        throw new MailError(`The message could not be written to ${directory}`, { cause });
      }
    },
    close: () => {},
  };
}

/** Under its own name only once it is whole. */
async function writeMessage(directory: string, name: string, message: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const unfinished = join(directory, `.${name}.part`);
  await writeFile(unfinished, message, { mode: 0o600 });
  await rename(unfinished, join(directory, name));
}

/** Sorts by time, tells the receiver, and is a name that every file system takes. */
function fileName(to: string): string {
  const time = new Date().toISOString().replaceAll(':', '-');
  const receiver = to.replace(/[^\w.@+-]/gu, '_').slice(0, 80);
  return `${time}-${receiver}-${randomBytes(4).toString('hex')}.eml`;
}
