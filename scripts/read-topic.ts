import { readContent } from '../content/read-content.ts';
import { indexCards } from '../engine/reading/match-card.ts';
import { readRisk } from '../engine/reading/read-risk.ts';
import { readTopic } from '../engine/reading/read-topic.ts';
import { riskMessages } from '../engine/reading/risk/risk-messages.ts';

/** Prints how a topic is read, which word is explained by what, and what risk its sense tells: `npm run read -- "tema"`. */
const index = indexCards(readContent().cards);
for (const topic of process.argv.slice(2)) {
  const reading = readTopic(topic, index);
  process.stdout.write(`${topic}: ${describe(reading)}\n`);
  const risk = readRisk(topic);
  if (risk) process.stdout.write(`  ${risk.kind} (${risk.category}): ${riskMessages[risk.category]}\n`);
}

function describe(reading: ReturnType<typeof readTopic>): string {
  if (reading.kind === 'sensitive' || reading.kind === 'unusable')
    return `${reading.kind} (${reading.reason})`;
  if (reading.kind === 'ask')
    return `ask; ${reading.matches
      .slice(0, 3)
      .map(({ card, unexplained }) => `${card.slug} leaves ${unexplained.join(', ') || 'nothing'}`)
      .join('; ')}`;
  const { card, name, explained, question } = reading.match;
  const words = explained.map(({ word, by }) => `${word}=${by}`).join(' ');
  return `${reading.kind} ${card.slug} by “${name ?? '-'}” [${words}]${question ? ` first: ${question.question}` : ''}`;
}
