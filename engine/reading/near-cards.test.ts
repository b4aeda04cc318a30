import { expect, it } from 'vitest';
import { cardOf } from '../../tests/helpers/small-content.ts';
import { indexCards } from './match-card.ts';
import { nearCards } from './near-cards.ts';

const bread = cardOf('pão caseiro', { area: 'culinaria', cues: ['fermento', 'farinha'] });
const cake = cardOf('bolo', { area: 'culinaria', cues: ['fermento', 'farinha'] });
const pizza = cardOf('pizza', { area: 'culinaria', cues: ['farinha'] });
const wall = cardOf('parede mofada', { area: 'casa', cues: ['farinha'] });
const grief = cardOf('luto', { needsCare: true, support: 'O CVV atende no 188.', cues: ['farinha'] });
const namesNear = (...cards: Parameters<typeof indexCards>[0]) =>
  nearCards(bread, indexCards(cards), 3).map(({ name }) => name);

it('finds the cards that share most words, those of the same area first', () => {
  expect(namesNear(bread, wall, pizza, cake)).toEqual(['bolo', 'pizza', 'parede mofada']);
});

it('leaves out the card itself, cards without a word in common and cards that need care', () => {
  expect(namesNear(bread, cardOf('xadrez'), grief)).toEqual([]);
});
