// Time of one reading, one tree, one material search and one script, over the 60 topics of the quality tests, and the heap
// that the content and what is remembered of it hold. Run: npm run bench:engine
import { readContent } from '../content/read-content.ts';
import { openEngine } from '../engine/open-engine.ts';
import { indexCards } from '../engine/reading/match-card.ts';
import { readTopic } from '../engine/reading/read-topic.ts';
import { hooksOf } from '../shared/hook-tree.ts';
import { topics } from '../tests/quality/topics.ts';

const rounds = 5;
const knowledge = readContent();
const engine = openEngine(knowledge);
const index = indexCards(knowledge.cards);
const content = heapInUse();
const readings: number[] = [];
const trees: number[] = [];
const searches: number[] = [];
const scripts: number[] = [];

for (let round = 0; round <= rounds; round += 1) {
  for (const topic of topics) measureTopic(topic, round);
}
process.stdout.write(`${topics.length} topics × ${rounds} rounds after one warm-up, milliseconds\n`);
report('reading', readings);
report('tree', trees);
report('materials', searches);
report('script', scripts);
process.stdout.write(
  `heap in use: ${content} MB with the content loaded, ${heapInUse()} MB after the rounds\n`,
);

function measureTopic(topic: string, variant: number): void {
  const isCounted = variant > 0;
  timed(() => readTopic(topic, index), isCounted ? readings : null);
  const result = timed(() => engine.generateTree({ topic, variant: 0 }), isCounted ? trees : null);
  if (result.kind !== 'tree') return;
  const block = result.tree.questions[variant % result.tree.questions.length];
  if (block === undefined) return;
  const { hook } = hooksOf(block)[0];
  const { materials } = timed(() => engine.findMaterials({ topic, hook }), isCounted ? searches : null);
  timed(() => engine.writeCheckedScript({ hook, topic, materials }), isCounted ? scripts : null);
}

function timed<Result>(work: () => Result, into: number[] | null): Result {
  const start = performance.now();
  const result = work();
  into?.push(performance.now() - start);
  return result;
}

function report(name: string, values: number[]): void {
  const sorted = values.toSorted((left, right) => left - right);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  process.stdout.write(
    `${name.padEnd(10)} p50 ${at(0.5)}  p95 ${at(0.95)}  max ${at(1)}  (${sorted.length})\n`,
  );
}

/** In megabytes, after a collection; Node alone is about 8. */
function heapInUse(): string {
  globalThis.gc?.();
  return (process.memoryUsage().heapUsed / 1024 / 1024).toFixed(0);
}
