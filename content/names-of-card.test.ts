import { expect, it } from 'vitest';
import { cardOf, questionOf } from '../tests/helpers/small-content.ts';
import { namesOfCard } from './names-of-card.ts';

it('the names of a card are the words that it writes with a capital, but for the beginning of a question', () =>
  expect(
    namesOfCard(
      cardOf('marvel', {
        name: 'Marvel',
        wordings: ['filmes do Homem de Ferro'],
        cues: ['quem é Thanos'],
        questions: [questionOf('fazer', 'Quando ver Loki?')],
      }),
    ),
  ).toEqual(new Set(['Marvel', 'Homem', 'Ferro', 'Thanos', 'Loki'])));
