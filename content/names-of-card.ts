import type { Card } from '../engine/content.ts';

/** Words that may carry a capital in the hooks of a card, because its name, its wordings, its cues or its questions write them so. */
export function namesOfCard({ name, wordings, cues, questions }: Card): ReadonlySet<string> {
  const phrases = [name, ...wordings, ...cues];
  const capitals = [
    ...phrases.flatMap((phrase) => capitalised(phrase)),
    ...questions.flatMap(({ question }) => capitalised(question).slice(1)),
  ];
  return new Set(capitals);
}

/** Words with a capital; the first of a question always has one. */
function capitalised(text: string): string[] {
  return text.match(/(?<![\p{L}\d])\p{Lu}[\p{L}\d]*/gu) ?? [];
}
