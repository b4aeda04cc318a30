// Requests a second of the three hottest calls on a real PostgreSQL, beside the same machine's floor: a bare route of the
// same process (/health). Server and load share the machine, so read the ratios. Run: npm run bench:requests
import { createClient } from '@supabase/supabase-js';
import autocannon from 'autocannon';
import type { ServerProcess } from '../tests/helpers/server-process.ts';
import { withServer } from './with-server.ts';

const seconds = 5;
const connections = 10;

let url = '';
await withServer({ FREE_CREDITS: '10000' }, measureAll);

async function measureAll(server: ServerProcess, publishableKey: string): Promise<void> {
  url = server.url;
  const client = createClient(server.url, publishableKey, { auth: { persistSession: false } });
  const { data } = await client.auth.signUp({ email: 'bench@example.com', password: 'segredo-123' });
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${data.session?.access_token}`,
    'content-type': 'application/json',
  };
  const floor = await measure('floor: GET /health', { path: '/health' });
  await measure('GET /auth/v1/user', { path: '/auth/v1/user', headers }, floor);
  const credits = '/rest/v1/free_credits?select=credits_remaining,credits_total';
  await measure('credits read', { path: credits, headers }, floor);
  let count = 0;
  const freshTopic = () => {
    count += 1;
    return JSON.stringify({ prompt: `Receita de bolo para ${count} pessoas` });
  };
  await measure(
    'generate-hooks, new topic',
    { path: '/functions/v1/generate-hooks', headers, freshBody: freshTopic },
    floor,
  );
  const body = JSON.stringify({ prompt: 'Receita de bolo para 1 pessoas' });
  await measure('generate-hooks, stored', { path: '/functions/v1/generate-hooks', headers, body }, floor);
}

async function measure(
  name: string,
  request: { path: string; headers?: Record<string, string>; body?: string; freshBody?: () => string },
  floor?: number,
): Promise<number> {
  const { path, headers, body, freshBody } = request;
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    requests: [
      {
        method: body === undefined && freshBody === undefined ? 'GET' : 'POST',
        path,
        ...(headers === undefined ? {} : { headers }),
        ...(body === undefined ? {} : { body }),
        ...(freshBody === undefined
          ? {}
          : { setupRequest: (prepared) => ({ ...prepared, body: freshBody() }) }),
      },
    ],
  });
  const rate = result.requests.average;
  const share = floor === undefined ? '' : ` = ${(rate / floor).toFixed(3)} of the floor`;
  process.stdout.write(
    `${name.padEnd(28)} ${rate.toFixed(0)}/s${share}, p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms, ${result.non2xx} not 2xx\n`,
  );
  return rate;
}
