import type { Card } from '../engine/content.ts';
import { measureHook } from '../engine/tree/measure-hook.ts';

/** Finds hooks of a card that share their first two words, or four words in a row; each fault says what to do. */
export function findRepeats(card: Card): string[] {
  const seen = new Map<string, string>();
  const repeats: string[] = [];
  for (const { text } of card.questions.flatMap(({ hooks }) => hooks)) {
    const { opening, fourGrams } = measureHook(text);
    for (const run of new Set([`${opening} …`, ...fourGrams])) {
      const other = seen.get(run);
      if (other !== undefined && other !== text)
        repeats.push(`“${run}” stands in “${other}” and in “${text}”. Say one of them in another way.`);
      seen.set(run, text);
    }
  }
  return repeats;
}
