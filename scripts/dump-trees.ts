import { readContent } from '../content/read-content.ts';
import { openEngine } from '../engine/open-engine.ts';
import type { GenerateTreeResult } from '../engine/tree/generate-tree.ts';
import { hooksOf } from '../shared/hook-tree.ts';
import { topics as qualityTopics } from '../tests/quality/topics.ts';

const engine = openEngine(readContent());

/** Prints trees to be read by eye: `node scripts/dump-trees.ts [--variant=1] [topic …]`, by default the quality topics. */
const { topics, variant } = readArguments(process.argv.slice(2));
for (const topic of topics)
  process.stdout.write(`${describe(topic, engine.generateTree({ topic, variant }))}\n`);

function readArguments(words: readonly string[]): { topics: readonly string[]; variant: number } {
  const flag = words.find((word) => word.startsWith('--variant='));
  const named = words.filter((word) => !word.startsWith('--'));
  return { topics: named.length > 0 ? named : qualityTopics, variant: Number(flag?.split('=')[1] ?? 0) };
}

function describe(topic: string, result: GenerateTreeResult): string {
  if (result.kind !== 'tree') return `\n# ${topic}\n  ${result.kind} (${result.reason}): ${result.message}`;
  const { tree } = result;
  const lines = [`\n# ${tree.topic}  [${tree.tier}: ${tree.domain ?? '-'}/${tree.subtopic ?? '-'}]`];
  for (const block of tree.questions) {
    lines.push(`  ${block.question}`);
    for (const { hook, mechanism } of hooksOf(block)) lines.push(`    ${mechanism.padEnd(13)}${hook}`);
  }
  return lines.join('\n');
}
