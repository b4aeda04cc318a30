import { expect, it } from 'vitest';
import type { Card } from '../engine/content.ts';
import { content } from '../tests/helpers/engine.ts';
import { formatCard } from './format-card.ts';
import { parseCard } from './parse-card.ts';

const fileOf = ({ area, slug }: Card, text: string) => ({ path: `${slug}.md`, area, slug, text });

it('writes every card of the product so that the same card is read from it', () => {
  for (const card of content.cards)
    expect(parseCard(fileOf(card, formatCard(card)))).toEqual({ card, problems: [] });
});

it('writes an answer, and leaves out what a card does not have', () => {
  const [first] = content.cards;
  if (first === undefined) throw new Error('No card');
  const questions = first.questions.map((question) => ({
    ...question,
    answer: 'Começa hoje. Depois conta.',
  }));
  const bare: Card = { ...first, wordings: [], cues: [], themes: [], closingActions: [], questions };
  const text = formatCard(bare);
  expect(text).not.toMatch(/^(?:também|pistas|temas|fecho|cuidado):/mu);
  expect(parseCard(fileOf(bare, text)).card).toEqual(bare);
});
