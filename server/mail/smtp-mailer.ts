import { createTransport } from 'nodemailer';
import { MailError, type Mailer } from './mailer.ts';
import { messageHeaders } from './message-headers.ts';

/** Somebody waits for the answer: a server that does not take a message in this time counts as gone. Milliseconds. */
const limits = { connectionTimeout: 5_000, greetingTimeout: 5_000, dnsTimeout: 5_000, socketTimeout: 10_000 };

/** A mail server, by its address (`smtp://user:password@host:587`, `smtps://…`), over connections that stay open. */
export function openSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({ pool: true, url, ...limits }, { from, ...messageHeaders });
  return {
    kind: 'smtp',
    async send(mail) {
      try {
        await transport.sendMail(mail);
      } catch (cause) {
        throw new MailError('The mail server did not take the message', { cause });
      }
    },
    close: () => transport.close(),
  };
}
