import { createClient } from '@supabase/supabase-js';
import autocannon from 'autocannon';
import { openDoor } from '../tests/helpers/people.ts';

export interface RequestKind {
  name: string;
  path: string;
  /** Absent for a route that asks for nobody. */
  isOfPerson?: boolean;
  /** A body makes it a POST. */
  nextBody?: () => string;
}

export interface Rate {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

/** A person's headers at the server: signed up for this measurement. */
export async function signUpForBench(url: string): Promise<Record<string, string>> {
  const { publishableKey } = await openDoor(url);
  const client = createClient(url, publishableKey, { auth: { persistSession: false } });
  const email = `bench-${crypto.randomUUID()}@example.com`;
  const { data, error } = await client.auth.signUp({ email, password: 'segredo-123' });
  if (error !== null) throw error;
  return {
    apikey: publishableKey,
    authorization: `Bearer ${data.session?.access_token}`,
    'content-type': 'application/json',
  };
}

/** Sends requests of one kind over `connections` connections, each anew when its answer is there, for some seconds. */
export async function measureRequests(
  url: string,
  { path, isOfPerson = false, nextBody }: RequestKind,
  {
    headers,
    seconds,
    connections,
  }: { headers: Record<string, string>; seconds: number; connections: number },
): Promise<Rate> {
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    requests: [
      {
        method: nextBody === undefined ? 'GET' : 'POST',
        path,
        ...(isOfPerson && { headers }),
        ...(nextBody && { setupRequest: (prepared) => ({ ...prepared, body: nextBody() }) }),
      },
    ],
  });
  const { requests, latency, non2xx, errors } = result;
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
}
