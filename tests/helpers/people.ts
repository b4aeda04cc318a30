import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { TestServer } from './test-server.ts';

export interface Person {
  client: SupabaseClient;
  id: string;
  email: string;
  accessToken: string;
}

/** Where the product is, whether in this process or another. */
export type Door = Pick<TestServer, 'url' | 'publishableKey'>;

/** The door of a product that is known by its address alone: it tells its key to everybody. */
export async function openDoor(url: string): Promise<Door> {
  const config = await fetch(`${url}/config.json`);
  const { publishableKey } = (await config.json()) as { publishableKey: string };
  return { url, publishableKey };
}

let count = 0;

/** A browser of its own on the server: the real client, storing nothing. */
export function openClient(
  server: Door,
  key = server.publishableKey,
  { flowType = 'implicit' }: { flowType?: 'implicit' | 'pkce' } = {},
): SupabaseClient {
  return createClient(server.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, flowType },
  });
}

/** Signs a new person up through the door. */
export async function signUpPerson(server: Door): Promise<Person> {
  count += 1;
  const email = `pessoa-${count}-${crypto.randomUUID()}@example.com`;
  const client = openClient(server);
  const { data, error } = await client.auth.signUp({ email, password: 'segredo-123' });
  if (error !== null || data.session === null || data.user === null) throw error ?? new Error('No session');
  return { client, id: data.user.id, email, accessToken: data.session.access_token };
}

/** Calls a function as the person, with the product's own headers. */
export async function callFunction(
  server: Door,
  person: Pick<Person, 'accessToken'>,
  name: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${person.accessToken}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, body: isJson ? JSON.parse(text) : text };
}
