// How long GET /auth/v1/user takes, alone and while twenty people at once sign in with a password, over and over: passwords are
// hashed in threads and must not hold up everything else. Read the ratio of the medians. Run: npm run bench:logins
import { createClient } from '@supabase/supabase-js';
import type { ServerProcess } from '../tests/helpers/server-process.ts';
import { withServer } from './with-server.ts';

const people = 20;
const samples = 400;
const password = 'segredo-123';

await withServer({}, measureAll);

async function measureAll({ url }: ServerProcess, apikey: string): Promise<void> {
  const emails = Array.from({ length: people }, (_, at) => `pessoa-${at}@example.com`);
  const tokens: string[] = [];
  for (const email of emails) {
    const client = createClient(url, apikey, { auth: { persistSession: false } });
    const { data } = await client.auth.signUp({ email, password });
    tokens.push(data.session?.access_token ?? '');
  }
  const headers = { apikey, authorization: `Bearer ${tokens[0]}` };
  await medianOfUser(url, headers);
  const alone = await medianOfUser(url, headers);
  const logins = startLogins(url, { emails, apikey });
  const beside = await medianOfUser(url, headers);
  const { count, seconds } = await logins.stop();
  const after = await medianOfUser(url, headers);
  process.stdout.write(
    `GET /auth/v1/user, median: alone ${alone.toFixed(1)} ms, beside ${people} sign-ins at once ${beside.toFixed(1)} ms, after ${after.toFixed(1)} ms\n` +
      `ratio ${(beside / ((alone + after) / 2)).toFixed(2)} (goal: at most 3) · ${(count / seconds).toFixed(0)} sign-ins a second\n`,
  );
}

async function medianOfUser(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const start = performance.now();
    const answer = await fetch(`${url}/auth/v1/user`, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`GET /user answered ${answer.status}`);
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[samples / 2] ?? 0;
}

/** Twenty people, each signing in again as soon as they are in. */
function startLogins(url: string, { emails, apikey }: { emails: readonly string[]; apikey: string }) {
  let isRunning = true;
  let count = 0;
  const start = performance.now();
  const work = emails.map(async (email) => {
    while (isRunning) {
      const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      if (answer.status !== 200) throw new Error(`The sign-in answered ${answer.status}`);
      await answer.arrayBuffer();
      count += 1;
    }
  });
  return {
    async stop() {
      isRunning = false;
      await Promise.all(work);
      return { count, seconds: (performance.now() - start) / 1000 };
    },
  };
}
