import type { BrowserContextOptions } from 'playwright-core';
import { openPage, type WatchedPage } from './browser.ts';
import { openClient, openDoor } from './people.ts';
import type { Stage } from './stage.ts';
import { newEmail } from './walk.ts';

export interface NewPerson extends WatchedPage {
  email: string;
}

/** A browser of its own in which somebody new is signed in, on an empty page. Their password is `segredo-123`. */
export async function openNewPerson(
  { browser, server }: Stage,
  options: BrowserContextOptions,
): Promise<NewPerson> {
  const email = newEmail();
  const storageState = await signUpAtService(server.url, email);
  return { email, ...(await openPage(browser, server.url, { ...options, storageState })) };
}

/** Signs somebody up with their telephone, at the services themselves, and gives what their browser would keep. */
export async function signUpAtService(url: string, email: string) {
  const client = openClient(await openDoor(url));
  const { data, error } = await client.auth.signUp({ email, password: 'segredo-123' });
  if (error !== null || data.session === null) throw error ?? new Error('No session');
  const profile = { id: data.session.user.id, phone: '5511987654321', utm_source: 'instagram' };
  const { error: refusal } = await client.from('profiles').upsert(profile);
  if (refusal) throw refusal;
  const localStorage = [{ name: 'fisga-session', value: JSON.stringify(data.session) }];
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}
