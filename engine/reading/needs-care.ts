import type { Reading } from './read-topic.ts';

/** Whether the audience of a topic may be in pain or in danger: then nothing but what was written for it is shown. */
export function needsCare(reading: Reading): boolean {
  switch (reading.kind) {
    case 'card':
    case 'part':
      return reading.match.card.needsCare;
    case 'ask':
      return reading.matches.some(({ card, name }) => name !== null && card.needsCare);
    default:
      return reading.kind === 'care' || reading.kind === 'refuse';
  }
}
