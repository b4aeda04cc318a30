import { readContent } from '../content/read-content.ts';
import { indexReading } from '../engine/reading/index-reading.ts';
import { featuresOfText, readRisk } from '../engine/reading/read-risk.ts';
import { readTopic } from '../engine/reading/read-topic.ts';
import { explainRisk, weighRisk } from '../engine/reading/risk/weigh-risk.ts';

/** Prints how a topic is read, which word is explained by what, and what risk its sense tells: `npm run read -- "tema"`. */
const index = indexReading(readContent());
for (const topic of process.argv.slice(2)) {
  const reading = readTopic(topic, index);
  process.stdout.write(`${topic}: ${describe(reading)}\n`);
  const risk = readRisk(topic);
  const features = featuresOfText(topic);
  const words = explainRisk(features).map(({ feature, weight }) => `${feature} ${weight.toFixed(1)}`);
  process.stdout.write(
    `  risk ${weighRisk(features).toFixed(2)}: ${risk ? `${risk.kind} (${risk.category})` : 'none'} by ${words.join(', ')}\n`,
  );
}

function describe(reading: ReturnType<typeof readTopic>): string {
  if (reading.kind === 'refuse' || reading.kind === 'care' || reading.kind === 'unusable')
    return `${reading.kind} (${reading.reason})`;
  if (reading.kind === 'foreign')
    return `foreign; near ${reading.near.map(({ slug }) => slug).join(', ') || 'nothing'}`;
  if (reading.kind === 'ask')
    return `ask (${reading.kinds.map(({ key }) => key).join(', ') || 'no kind'}); ${reading.matches
      .slice(0, 3)
      .map(({ card, unexplained }) => `${card.slug} leaves ${unexplained.join(', ') || 'nothing'}`)
      .join('; ')}`;
  const { card, name, explained, question } = reading.match;
  const words = explained.map(({ word, by }) => `${word}=${by}`).join(' ');
  return `${reading.kind} ${card.slug} by “${name ?? '-'}” [${words}]${question ? ` first: ${question.question}` : ''}`;
}
