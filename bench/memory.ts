// Whether memory grows with use: what a process holds after a thousand requests of all kinds, and after a hundred thousand more, each time
// once its garbage is collected. Run: npm run bench:memory [-- <requests>]
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { findFreePort } from '../tests/helpers/free-port.ts';
import { paidRequest } from '../tests/helpers/known-topics.ts';
import { type Person, signUpPerson } from '../tests/helpers/people.ts';
import { withServer } from './with-server.ts';

const many = Number(process.argv[2] ?? 100_000);
const few = 1000;
const people: Person[] = [];
let count = 0;

const inspectorPort = await findFreePort();
const inspected = { FREE_CREDITS: '10000', NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` };

await withServer(inspected, async ({ url }, publishableKey) => {
  while (people.length < 20) people.push(await signUpPerson({ url, publishableKey }));
  const paths = [
    { method: 'GET', path: '/auth/v1/user' },
    { method: 'GET', path: '/rest/v1/free_credits?select=credits_remaining,credits_total' },
    { method: 'GET', path: '/rest/v1/saved_trees?select=id,topic&limit=20' },
    { method: 'POST', path: '/functions/v1/check-hook', body: () => ({ hook: `Cerveja dá sono? ${count}` }) },
    { method: 'POST', path: '/functions/v1/account-overview', body: () => ({}) },
    { method: 'GET', path: '/' },
    { method: 'GET', path: '/functions/v1/does-not-exist' },
    {
      method: 'POST',
      path: '/functions/v1/generate-hooks',
      body: () => paidRequest(Math.floor(count / people.length)),
    },
  ] as const;
  const ask = (amount: number) =>
    autocannon({
      url,
      amount,
      connections: 20,
      timeout: 60,
      requests: paths.map((call) => ({
        method: call.method,
        path: call.path,
        setupRequest(prepared) {
          count += 1;
          const headers = {
            apikey: publishableKey,
            authorization: `Bearer ${people[count % people.length]?.accessToken}`,
            'content-type': 'application/json',
          };
          return { ...prepared, headers, ...('body' in call && { body: JSON.stringify(call.body()) }) };
        },
      })),
    });
  const look = async () => {
    await wait(2000);
    await collectGarbage();
    const text = await (await fetch(`${url}/metrics`)).text();
    const read = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'mu').exec(text)?.[1]) / 1_000_000;
    return { resident: read('process_resident_memory_bytes'), heap: read('nodejs_heap_size_used_bytes') };
  };
  await ask(few);
  const before = await look();
  const { requests } = await ask(many);
  const after = await look();
  const tell = (name: 'resident' | 'heap') =>
    `${name}: ${before[name].toFixed(0)} MB after ${few} requests, ${after[name].toFixed(0)} MB after ${requests.total} more, ${(after[name] / before[name]).toFixed(2)} times (goal at most 1.10)`;
  process.stdout.write(`${tell('resident')}\n${tell('heap')}\n`);
});

/** Asks the process, by its inspector, to collect all its garbage. */
async function collectGarbage(): Promise<void> {
  const targets = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`);
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
  if (target === undefined) throw new Error('The process cannot be inspected');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
  socket.close();
}
