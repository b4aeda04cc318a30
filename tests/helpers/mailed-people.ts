import { lastMailTo, type ReceivedMail } from './outbox.ts';
import { openClient, type Person } from './people.ts';
import type { TestServer } from './test-server.ts';

/** Follows a mail's link as a browser does and answers where it ends. */
export async function followLink({ url }: Pick<TestServer, 'url'>, { link }: ReceivedMail): Promise<URL> {
  if (link === null) throw new Error('The mail has no link');
  const answer = await fetch(`${url}/auth/v1/verify${link.search}`, { redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`The link answered ${answer.status}`);
  return new URL(answer.headers.get('location') ?? '');
}

/** What a link left in the fragment. */
export const fragmentOf = (url: URL) => new URLSearchParams(url.hash.slice(1));

/** Somebody who signed up where mails confirm, typed the code, and is signed in. Their password is `segredo-123`. */
export async function signUpByMail(server: TestServer): Promise<Person> {
  const email = `pessoa-${crypto.randomUUID()}@example.com`;
  const client = openClient(server);
  await client.auth.signUp({ email, password: 'segredo-123' });
  const { code } = await lastMailTo(server.outbox, email);
  const { data, error } = await client.auth.verifyOtp({ email, token: code ?? '', type: 'signup' });
  if (error !== null || data.session === null || data.user === null) throw error ?? new Error('No session');
  return { client, id: data.user.id, email, accessToken: data.session.access_token };
}
