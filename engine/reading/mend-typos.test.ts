import { describe, expect, it } from 'vitest';
import { engine } from '../../tests/helpers/engine.ts';
import { cardOf, contentOf, questionOf } from '../../tests/helpers/small-content.ts';
import { openEngine } from '../open-engine.ts';
import { createTypoMender } from './mend-typos.ts';

const noun = (lemma: string) => ({ lemma, gender: 'm' as const, number: 's' as const, kinds: [] });
const content = contentOf({
  cards: [
    cardOf('tricô', { wordings: ['tricot pra iniciamte'], cues: ['cachecol'] }),
    cardOf('ansiedade', { questions: [questionOf('fazer', 'Como acalmar a respiração?')] }),
  ],
  lexicon: [
    'brinquedo',
    'alumínio',
    'vesícula',
    'hemodiálise',
    'jararaca',
    'mofada',
    'coador',
    'corador',
  ].map(noun),
  foreignNames: [{ slug: 'tricô', wordings: ['ansiedad'] }],
});
const mend = createTypoMender(content);

describe('a typed word', () => {
  it.each([
    ['without its accents', 'hemodialise em aluminio', 'hemodiálise em alumínio'],
    ['with a letter missing', 'ansiedde', 'ansiedade'],
    ['with a letter too many', 'ansiedadde', 'ansiedade'],
    ['with two letters exchanged', 'anseidade', 'ansiedade'],
    ['with two letters exchanged at its end', 'brinqueod', 'brinquedo'],
    ['with a letter of the same sound', 'vezicula', 'vesícula'],
    ['with a letter from beside it on the keyboard', 'respiraçao e brinquwdo', 'respiração e brinquedo'],
  ])('%s is mended', (_, typed, mended) => expect(mend(typed)).toBe(mended));

  it.each([
    ['known itself, as a card lists it', 'iniciamte'],
    ['of which another form is known', 'mofado'],
    ['with two known neighbours', 'coeador'],
    ['with a capital', 'Ansiedde'],
    ['of another language', 'ansiedad'],
    ['too short to be sure of', 'tric'],
    ['two slips away', 'anseidde'],
    ['in a handle or an address', '@ansiedde ansiedde.com'],
  ])('%s stays as it is', (_, typed) => expect(mend(typed)).toBe(typed));
});

describe('a topic with a typo', () => {
  it('is read, shown and kept as the topic without it', () => {
    const { readTopic } = openEngine(content);
    const right = readTopic('ansiedade');
    expect(readTopic('ansiedde')).toEqual(right);
    expect(right).toMatchObject({ kind: 'card', display: 'Ansiedade', key: 'ansiedade' });
  });

  it('leads to the card of the product as well', () =>
    expect(engine.readTopic('comessar na acadmia')).toMatchObject({
      kind: 'card',
      match: { card: { slug: 'comecar-academia' } },
    }));
});
