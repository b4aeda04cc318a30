import { readFileSync } from 'node:fs';
import { readContent } from '../content/read-content.ts';
import { indexReading } from '../engine/reading/index-reading.ts';
import { judgeReadings, parseExpectations, type Verdict } from '../tests/quality/judge-readings.ts';

/** Reads lists of typed topics and counts the verdicts: `node scripts/measure-readings.ts [--quiet] list.tsv …` */
const isQuiet = process.argv.includes('--quiet');
const lists = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const expectations = lists.flatMap((list) => parseExpectations(readFileSync(list, 'utf8')));
const judged = judgeReadings(expectations, indexReading(readContent()));
const counts = new Map<Verdict, number>();
for (const { topic, expected, verdict, reading } of judged) {
  counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  if (isQuiet || verdict === 'right') continue;
  const read =
    reading.kind === 'card' || reading.kind === 'part'
      ? `${reading.kind}:${reading.match.card.slug} by “${reading.match.name ?? '-'}”, first ${reading.match.question?.question ?? '-'}`
      : reading.kind === 'ask' || reading.kind === 'foreign'
        ? `${reading.kind} (${reading.near.map(({ slug }) => slug).join(', ')})`
        : `${reading.kind}:${reading.reason}`;
  process.stdout.write(`${verdict}: ${topic} → ${read}; expected ${expected.join(' | ')}\n`);
}
const kinds = new Map<string, number>();
for (const { reading } of judged) kinds.set(reading.kind, (kinds.get(reading.kind) ?? 0) + 1);
process.stdout.write(
  `${judged.length} topics: ${[...counts].map(([verdict, count]) => `${verdict} ${count}`).join(', ')}\n`,
);
process.stdout.write(`read as: ${[...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ')}\n`);
