import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { parseMail, type ReceivedMail } from './outbox.ts';

export interface MailServer {
  /** For `SMTP_URL`, with the account in it. */
  url: string;
  received: ReceivedMail[];
  /** How the next messages are met: taken, refused, or left without an answer. */
  behave(how: 'take' | 'refuse' | 'hang'): void;
  stop(): Promise<void>;
}

/** A real mail server on a free loopback port that asks for a password. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let behaviour: 'take' | 'refuse' | 'hang' = 'take';
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      const isKnown = username === 'fisga' && password === 'segredo do correio';
      done(isKnown ? null : new Error('Unknown account'), { user: username });
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (behaviour === 'hang') return;
        if (behaviour === 'refuse') return done(new Error('Mailbox full'));
        parseMail(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://fisga:${encodeURIComponent('segredo do correio')}@127.0.0.1:${port}`,
    received,
    behave(how) {
      behaviour = how;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
