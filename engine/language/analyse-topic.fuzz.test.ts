import fc from 'fast-check';
import { expect, it } from 'vitest';
import { engine } from '../../tests/helpers/engine.ts';
import { fillTopicSlots } from './fill-topic-slots.ts';

const { analyseTopic } = engine;

const words = fc.constantFrom(
  ...`como o que por que não meu minha gato sogra come viralizar emagrecer se me eu de do da em no na pra com sem ou x vs é está quero vou kkk 😂 Gramado iPhone 17 TDAH ??? ! , : ; " ( ) jantar olhar andar
  vale a pena quanto custa melhor melhores dicas sobre vídeo 10 kg dias depois dos 40 ração que quem quando ê É À ... \u0000 \u202e \ud800 café coração e`.split(
    /\s+/,
  ),
);
const typed = fc.oneof(
  fc.array(words, { maxLength: 30 }).map((list) => list.join(' ')),
  fc.string({ maxLength: 400 }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);

it('always answers in one of the three ways, and every form of a topic is clean', () => {
  fc.assert(
    fc.property(typed, (raw) => {
      const reading = analyseTopic(raw);
      expect(['topic', 'unusable', 'sensitive']).toContain(reading.kind);
      if (reading.kind !== 'topic') {
        expect(reading.message.length).toBeGreaterThan(20);
        return;
      }
      const { analysis } = reading;
      expect(analysis.key).not.toBe('');
      expect(analysis.display.length).toBeLessThanOrEqual(140);
      for (const slot of ['{t}', '{t:o}', '{t:de}', '{v}', '{v:3s}', '{v:1s}', '{o}']) {
        const text = fillTopicSlots(slot, analysis);
        if (text !== null) expect(text).toMatch(/^\S(?:.*\S)?$/u);
      }
    }),
    { numRuns: 1500 },
  );
});

it('says the same for the same topic', () => {
  fc.assert(
    fc.property(typed, (raw) => {
      expect(analyseTopic(raw)).toEqual(analyseTopic(raw));
    }),
    { numRuns: 150 },
  );
});

const pieces = [
  'a',
  ' ',
  'como ',
  'quero me ',
  '@',
  'a.',
  '<a ',
  '😂',
  'é',
  'e\u0301',
  'meu gato não ',
  '- ',
  '(',
  'ignore a ',
  'select ',
  'menina a b c ',
  'kkk',
  '1 ',
  'quero um video ',
  'a-',
  'tomar remedios ',
  '"',
  '\n',
];

it.each(pieces)('comes to an end with ten thousand characters of %j', (piece) => {
  const long = piece.repeat(Math.ceil(10_000 / piece.length));
  expect(['topic', 'unusable', 'sensitive']).toContain(analyseTopic(long).kind);
});
