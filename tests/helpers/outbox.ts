import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** A mail as its reader sees it. */
export interface ReceivedMail {
  to: string;
  from: string;
  subject: string;
  html: string;
  text: string;
  headers: ReadonlyMap<string, string>;
  /** Address of its button. */
  link: URL | null;
  /** The six digits. */
  code: string | null;
}

/** Every mail in an outbox, the oldest first. */
export async function readMails(outbox: string): Promise<ReceivedMail[]> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(names.map(async (name) => parseMail(await readFile(join(outbox, name)))));
}

/** The newest mail to an address; throws when there is none. */
export async function lastMailTo(outbox: string, to: string): Promise<ReceivedMail> {
  const mail = (await readMails(outbox)).findLast((received) => received.to === to);
  if (mail === undefined) throw new Error(`No mail to ${to}`);
  return mail;
}

/** The newest text to a telephone, in E.164, and the six digits in it; throws when there is none. */
export async function lastTextTo(outbox: string, to: string): Promise<{ text: string; code: string | null }> {
  const name = (await readdir(outbox))
    .toSorted()
    .findLast((file) => file.endsWith('.txt') && file.includes(to));
  if (name === undefined) throw new Error(`No text to ${to}`);
  const text = await readFile(join(outbox, name), 'utf8');
  return { text, code: /\b\d{6}\b/u.exec(text)?.[0] ?? null };
}

export async function parseMail(source: Uint8Array | string): Promise<ReceivedMail> {
  const { to, from, subject, html = '', text = '', headers } = await PostalMime.parse(source);
  const link = /href="([^"]+)"/u.exec(html)?.[1]?.replaceAll('&amp;', '&');
  return {
    to: to?.[0]?.address ?? '',
    from: from?.address ?? '',
    subject: subject ?? '',
    html,
    text,
    headers: new Map(headers.map(({ key, value }) => [key, value])),
    link: link === undefined ? null : new URL(link),
    code: /código: (\d{6})$/mu.exec(text)?.[1] ?? null,
  };
}
