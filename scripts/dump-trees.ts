import { readContent } from '../content/read-content.ts';
import { openEngine } from '../engine/open-engine.ts';
import type { KnownTopic, PartOfTopic } from '../engine/reading/read-topic.ts';
import { hooksOf } from '../shared/hook-tree.ts';
import { topics as qualityTopics } from '../tests/quality/topics.ts';

const engine = openEngine(readContent());

/** Prints trees to be read by eye: `node scripts/dump-trees.ts [--all] [topic …]`, by default the quality topics; all until the card is spent. */
const isAll = process.argv.includes('--all');
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const topic of named.length > 0 ? named : qualityTopics) print(topic);

function print(topic: string): void {
  const reading = engine.readTopic(topic);
  process.stdout.write(`\n# ${topic}  [${reading.kind}]\n`);
  if (reading.kind === 'card' || reading.kind === 'part') printTrees(reading);
  else
    process.stdout.write(
      `  ${reading.kind === 'ask' ? engine.askAbout(reading).message : reading.message}\n`,
    );
}

function printTrees(reading: KnownTopic | PartOfTopic): void {
  const used = new Set<string>();
  for (let tree = engine.generateTree({ reading }); tree !== null; ) {
    const { writtenFrom, questions } = tree;
    process.stdout.write(`  from ${writtenFrom.source} ${writtenFrom.name ?? reading.match.card.slug}\n`);
    for (const block of questions) {
      process.stdout.write(`  ${block.question}\n`);
      for (const { hook, mechanism } of hooksOf(block)) {
        process.stdout.write(`    ${mechanism.padEnd(13)}${hook}\n`);
        used.add(hook);
      }
    }
    tree = isAll ? engine.generateTree({ reading, used }) : null;
  }
}
