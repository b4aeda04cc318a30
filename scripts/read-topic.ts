import { readContent } from '../content/read-content.ts';
import { indexCards } from '../engine/reading/match-card.ts';
import { readTopic } from '../engine/reading/read-topic.ts';

/** Prints how a topic is read, and which word is explained by what: `npm run read -- "tema"`. */
const index = indexCards(readContent().cards);
for (const topic of process.argv.slice(2)) {
  const reading = readTopic(topic, index);
  process.stdout.write(`${topic}: ${describe(reading)}\n`);
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
