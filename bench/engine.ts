// Time of one reading, one tree, one material search and one script, over the 60 topics of the quality tests, and the heap
// that the content and what is remembered of it hold. Run: npm run bench:engine
import { readContent } from '../content/read-content.ts';
import { openEngine } from '../engine/open-engine.ts';
import type { GenerateTreeInput } from '../engine/tree/generate-tree.ts';
import { hooksOf } from '../shared/hook-tree.ts';
import { topics } from '../tests/quality/topics.ts';

const rounds = 5;
const knowledge = readContent();
const engine = openEngine(knowledge);
const typed = [...topics, ...knowledge.cards.filter((_, place) => place % 6 === 0).map(({ name }) => name)];
const content = heapInUse();
const readings: number[] = [];
const trees: number[] = [];
const lastTrees: number[] = [];
const searches: number[] = [];
const scripts: number[] = [];

for (let round = 0; round <= rounds; round += 1) {
  for (const topic of typed) measureTopic(topic, round);
}
process.stdout.write(`${typed.length} topics × ${rounds} rounds after one warm-up, milliseconds\n`);
report('reading', readings);
report('tree', trees);
report('last tree', lastTrees);
report('materials', searches);
report('script', scripts);
process.stdout.write(
  `heap in use: ${content} MB with the content loaded, ${heapInUse()} MB after the rounds\n`,
);

function measureTopic(topic: string, round: number): void {
  const isCounted = round > 0;
  const reading = timed(() => engine.readTopic(topic), isCounted ? readings : null);
  if (reading.kind !== 'card' && reading.kind !== 'part') return;
  const tree = timed(() => engine.generateTree({ reading }), isCounted ? trees : null);
  const block = tree?.questions[round % tree.questions.length];
  if (block === undefined) return;
  const { hook } = hooksOf(block)[0];
  const { materials } = timed(
    () => engine.findMaterials({ topic, hook, reading }),
    isCounted ? searches : null,
  );
  timed(() => engine.writeCheckedScript({ hook, topic, reading, materials }), isCounted ? scripts : null);
  measureLastTree(reading, isCounted ? lastTrees : null);
}

/** The tree after which nothing of the card is left: it must take no longer than the first. */
function measureLastTree(reading: GenerateTreeInput['reading'], into: number[] | null): void {
  const used = new Set<string>();
  for (;;) {
    const taken: number[] = [];
    const tree = timed(() => engine.generateTree({ reading, used }), taken);
    if (tree === null) return;
    if (!tree.hasMore) into?.push(...taken);
    for (const block of tree.questions) for (const { hook } of hooksOf(block)) used.add(hook);
  }
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
