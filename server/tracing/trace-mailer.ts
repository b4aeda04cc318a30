import type { Mailer } from '../mail/mailer.ts';
import { inSpan } from './in-span.ts';

/** The same mailer; handing a mail over is a span, which does not say to whom. */
export function traceMailer(mailer: Mailer): Mailer {
  return {
    ...mailer,
    send: (mail) => inSpan('send mail', { 'fisga.mail.kind': mailer.kind }, () => mailer.send(mail)),
  };
}
