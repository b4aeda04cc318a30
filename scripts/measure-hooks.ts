// Prints the text metrics over the first trees of all cards. npm run measure:hooks

import { readContent } from '../content/read-content.ts';
import { indexReading } from '../engine/reading/index-reading.ts';
import { readTopic } from '../engine/reading/read-topic.ts';
import { generateTree } from '../engine/tree/generate-tree.ts';
import { hooksOf } from '../shared/hook-tree.ts';
import * as metrics from '../tests/quality/text-metrics.ts';

const content = readContent();
const index = indexReading(content);

const hooks: metrics.SaidHook[] = content.cards.flatMap(({ name, slug }) => {
  const reading = readTopic(name, index);
  const tree = reading.kind === 'card' ? generateTree({ reading }) : null;
  return (tree?.questions ?? []).flatMap((block, question) =>
    hooksOf(block).map(({ hook }) => ({ topic: slug, group: slug, question, text: hook })),
  );
});
const byTopic = [...new Set(hooks.map(({ topic }) => topic))].map((topic) =>
  hooks.filter((hook) => hook.topic === topic),
);
const lengths = hooks.map(({ text }) => metrics.tokens(text).length);
print(`distinct-2 ${metrics.distinct2(hooks).toFixed(3)} (≥ 0.50)`);
print(`5-grams shared across topics ${percent(metrics.sharedFiveGrams(hooks))} (≤ 3 %)`);
print(`openings of more than three topics ${percent(metrics.wornOpenings(hooks))} (≤ 5 %)`);
const within = byTopic.map((set) => metrics.selfBleu(set.map(({ text }) => text)));
print(
  `self-BLEU-4 within a topic ${(within.reduce((sum, value) => sum + value, 0) / within.length).toFixed(3)} (≤ 0.18)`,
);
print(
  `words median ${metrics.percentile(lengths, 0.5)}, p95 ${metrics.percentile(lengths, 0.95)}, max ${Math.max(...lengths)} (≤ 11 / 14 / 16)`,
);
print(
  `first beat median ${metrics.percentile(
    hooks.map(({ text }) => metrics.firstBeatLength(text)),
    0.5,
  )} (≤ 8)`,
);

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
