// Prints the text metrics over all topics of the quality tests, and how many each tier serves. npm run measure:hooks

import { readContent } from '../content/read-content.ts';
import { openEngine } from '../engine/open-engine.ts';
import { hooksOf } from '../shared/hook-tree.ts';
import { moreTopics } from '../tests/quality/more-topics.ts';
import * as metrics from '../tests/quality/text-metrics.ts';
import { topics } from '../tests/quality/topics.ts';

const engine = openEngine(readContent());

const tiers = new Map<string, string[]>();
const hooks: metrics.SaidHook[] = [];
for (const topic of [...topics, ...moreTopics]) {
  const result = engine.generateTree({ topic, variant: 0 });
  const tier = result.kind === 'tree' ? result.tree.tier : result.kind;
  tiers.set(tier, [...(tiers.get(tier) ?? []), topic]);
  if (result.kind !== 'tree') continue;
  for (const [question, block] of result.tree.questions.entries()) {
    const group = result.tree.tier === 'bank' ? `${result.tree.domain}/${result.tree.subtopic}` : topic;
    for (const { hook } of hooksOf(block)) hooks.push({ topic, group, question, text: hook });
  }
}
for (const [tier, served] of tiers)
  print(`${tier}: ${served.length}${tier === 'bank' ? '' : ` (${served.join(' · ')})`}`);
const byTopic = [...new Set(hooks.map(({ topic }) => topic))].map((topic) =>
  hooks.filter((hook) => hook.topic === topic),
);
const lengths = hooks.map(({ text }) => metrics.tokens(text).length);
print(`distinct-2 ${metrics.distinct2(hooks).toFixed(3)} (≥ 0.70)`);
print(`5-grams shared across topics ${percent(metrics.sharedFiveGrams(hooks))} (≤ 3 %)`);
print(`openings of more than three topics ${percent(metrics.wornOpenings(hooks))} (≤ 5 %)`);
print(`self-BLEU-4 all ${metrics.selfBleu(hooks.map(({ text }) => text)).toFixed(3)} (≤ 0.36)`);
const common = metrics.mostInCommon(hooks);
print(`most in common within a subtopic ${percent(common.share)} (≤ 60 %): ${common.topics}`);
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
