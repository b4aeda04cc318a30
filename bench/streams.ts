// What the product adds to a model's own time, and whether two hundred trees at once come whole: a model of our own at a fixed
// pace on the same machine, read directly and through the product in turns. Read the ratios. Run: npm run bench:streams
import { createClient } from '@supabase/supabase-js';
import { readTreeText } from '../server/generation/model/read-tree-text.ts';
import type { TreeEvent } from '../shared/generate-hooks.ts';
import { startLocalModel, treeText } from '../tests/helpers/local-model.ts';
import { readEventData, readTreeEvents } from '../tests/helpers/tree-events.ts';
import { withServer } from './with-server.ts';

const rounds = 15;
const crowd = 200;
/** 24 characters are some six tokens: sixty tokens a second, as a quick model writes. */
const pace = { pieceLength: 24, pauseMilliseconds: 100 };
const topic = 'Dormir melhor';
const text = treeText(topic);
const password = 'segredo-123';

interface Times {
  firstHook: number;
  whole: number;
}

const model = await startLocalModel();
model.answer(() => ({ text, ...pace }));
try {
  await withServer(
    {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'bench',
      AI_BASE_URL: model.url,
      FREE_CREDITS: '10000',
      AI_FAIR_USE: '10000',
    },
    async ({ url }, publishableKey) => {
      const server = { url, publishableKey };
      await compare(server);
      await crowdIn(server);
    },
  );
} finally {
  await model.stop();
}

interface Server {
  url: string;
  publishableKey: string;
}

/** In turns, so that a slow minute of the machine falls on both. */
async function compare(server: Server): Promise<void> {
  const person = await signUp(server, 0);
  await throughProduct(server, person, 0);
  const direct: Times[] = [];
  const product: Times[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    direct.push(await directly());
    product.push(await throughProduct(server, person, round));
  }
  for (const [name, goal] of [
    ['firstHook', 1.05],
    ['whole', 1.02],
  ] as const) {
    const [own, ours] = [direct, product].map((times) => median(times.map((each) => each[name])));
    const ratio = median(product.map((each, round) => each[name] / (direct[round]?.[name] ?? 1)));
    process.stdout.write(
      `${name.padEnd(10)} the model ${own?.toFixed(0)} ms, through the product ${ours?.toFixed(0)} ms, ratio ${ratio.toFixed(3)} (goal: at most ${goal})\n`,
    );
  }
}

/** The model's own time to its first complete hook and to its last letter. */
async function directly(): Promise<Times> {
  const start = performance.now();
  let firstHook = 0;
  const reader = readTreeText({
    onQuestion: () => {},
    onHook: () => {
      firstHook ||= performance.now() - start;
    },
  });
  const response = await fetch(`${model.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'bench', stream: true, messages: [] }),
  });
  for await (const data of readEventData(response)) {
    if (data === '[DONE]') break;
    const { choices } = JSON.parse(data) as { choices: { delta: { content?: string } }[] };
    reader.write(choices[0]?.delta.content ?? '');
  }
  return { firstHook, whole: performance.now() - start };
}

async function throughProduct(server: Server, person: Person, round: number): Promise<Times> {
  const start = performance.now();
  let firstHook = 0;
  for await (const { type } of readTreeEvents(server, person, `${topic} ${round}`))
    if (type === 'hook-add') firstHook ||= performance.now() - start;
  return { firstHook, whole: performance.now() - start };
}

async function crowdIn(server: Server): Promise<void> {
  const people: Person[] = [];
  for (let at = 1; at <= crowd; at += 1) people.push(await signUp(server, at));
  const start = performance.now();
  const streams = await Promise.all(
    people.map(async (person, at) => {
      const events: TreeEvent[] = [];
      for await (const event of readTreeEvents(server, person, `${topic} ${1_000 + at}`)) events.push(event);
      return events;
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const alone = (text.length / pace.pieceLength) * (pace.pauseMilliseconds / 1000);
  const whole = streams.filter(isWhole).length;
  process.stdout.write(
    `${crowd} trees at once: ${whole} whole, in order and without a lost event, in ${seconds.toFixed(1)} s; one alone takes ${alone.toFixed(1)} s\n`,
  );
  if (whole < crowd) process.exitCode = 1;
}

/** Each question, its four hooks and its block, in their order, then the end with the same hooks. */
function isWhole(events: readonly TreeEvent[]): boolean {
  const told: string[] = [];
  const expected = [0, 1, 2, 3].flatMap((index) => [
    `question-start ${index}`,
    ...hookNames(index),
    `question-add ${index}`,
  ]);
  for (const event of events) {
    if (event.type === 'hook-add') told.push(`hook-add ${event.index} ${event.place}`);
    else if (event.type === 'question-start' || event.type === 'question-add')
      told.push(`${event.type} ${event.index}`);
    else told.push(event.type);
  }
  return JSON.stringify(told) === JSON.stringify([...expected, 'tree-end']);
}

function hookNames(index: number): string[] {
  return [0, 1, 2, 3].map((place) => `hook-add ${index} ${place}`);
}

interface Person {
  accessToken: string;
}

async function signUp({ url, publishableKey }: Server, at: number): Promise<Person> {
  const client = createClient(url, publishableKey, { auth: { persistSession: false } });
  const { data, error } = await client.auth.signUp({ email: `pessoa-${at}@example.com`, password });
  if (error) throw error;
  return { accessToken: data.session?.access_token ?? '' };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
