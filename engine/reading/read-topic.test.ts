import { describe, expect, it } from 'vitest';
import { cardOf, contentOf } from '../../tests/helpers/small-content.ts';
import type { Card } from '../content.ts';
import { openEngine } from '../open-engine.ts';
import { lemmasOf } from './lemmas.ts';

const asking = (...questions: string[]): Partial<Card> => ({
  questions: questions.map((question) => ({ question, family: 'fazer', hooks: [], answer: null })),
});

const { readTopic } = openEngine(
  contentOf({
    cards: [
      cardOf('bolo', {
        area: 'culinaria',
        wordings: ['fazer bolo'],
        cues: ['cobertura', 'bolo solado'],
        ...asking('Por que o bolo sola no meio?', 'Qual cobertura não derrete?'),
      }),
      cardOf('gastar-menos', {
        name: 'Gastar menos',
        wordings: ['economizar'],
        cues: ['mercado caro'],
        ...asking('Como gastar menos no mercado?'),
      }),
      cardOf('diversidade', { wordings: ['LGBTQIA'] }),
      cardOf('samba', { cues: ['roda', 'tambor'], ...asking('Como entrar numa roda de samba?') }),
      cardOf('luto', { needsCare: true, support: 'CVV 188.' }),
      cardOf('desfralde', { area: 'maternidade', wordings: ['tirar a fralda'] }),
      cardOf('acne', { area: 'beleza', wordings: ['espinha'] }),
      cardOf('mas-e-mais', { name: 'Mas e mais', wordings: ['mas ou mais'] }),
      cardOf('juros', { wordings: ['juro sobre juro', 'cálculo de juros'] }),
      cardOf('frango', { area: 'culinaria' }),
      cardOf('avo', { name: 'Avó', cues: ['café da avó'], ...asking('O que a avó ensina?') }),
    ],
  }),
);

const read = (topic: string) => {
  const reading = readTopic(topic);
  return 'match' in reading ? `${reading.kind} ${reading.match.card.slug}` : reading.kind;
};

describe('a typed topic', () => {
  it.each([
    ['bolo', 'card bolo'],
    ['BOLOS 🎂', 'card bolo'],
    ['como fazer bolo fácil pra iniciante em casa?', 'card bolo'],
    ['bolo que sola', 'card bolo'],
    ['gastando menos', 'card gastar-menos'],
    ['como economizar', 'card gastar-menos'],
    ['LGBTQIA', 'card diversidade'],
    ['Mas ou mais?', 'card mas-e-mais'],
    ['cálculo de juros', 'card juros'],
  ])(
    'is a card when every word of it is the name, a question of the card or a modifier: %s',
    (topic, place) => {
      expect(read(topic)).toBe(place);
    },
  );

  it.each([
    ['bolo de rolo'],
    ['escola de samba'],
    ['gastar'],
    ['vender bolo'],
    ['bolo sem forno'],
    ['avô'],
    ['dragagem de porto'],
  ])('is asked about when a word of it is left over, or the name is not whole: %s', (topic) => {
    expect(read(topic)).toBe('ask');
  });

  it('is a part when a question speaks of all of it, though it is no name of the card', () => {
    expect(read('cobertura que não derrete')).toBe('part bolo');
    expect(read('tambor')).toBe('ask');
  });

  it.each([
    ['desfralde na creche', 'part desfralde'],
    ['como tirar a fralda quando chove granizo', 'part desfralde'],
    ['desfralde regredindo', 'part desfralde'],
    ['frango que esfarela', 'part frango'],
    ['desfralde não avança', 'part desfralde'],
    ['desfralde onde dormir', 'part desfralde'],
    ['desfralde parou', 'part desfralde'],
  ])('is a part when all that it adds to a name is a circumstance: %s', (topic, reading) => {
    expect(read(topic)).toBe(reading);
  });

  it.each([
    ['desfralde de gêmeos', 'a noun that narrows the name'],
    ['boneca no desfralde', 'another head'],
    ['desfralde na creche pública integral bilíngue particular', 'too much'],
    ['espinha na garganta', 'a wording of one word, which may have another sense'],
    ['frango na cerveja', 'a dish with something in it'],
    ['luto na empresa', 'a card that needs care'],
  ])('is asked about, since what it adds is more than a circumstance: %s (%s)', (topic) => {
    expect(read(topic)).not.toMatch(/^(?:card|part)/);
  });

  it('is a part where the head of it is in a question and the rest among the cues', () => {
    expect(read('cobertura de bolo solado')).toBe('card bolo');
    expect(read('roda de tambor')).toBe('part samba');
  });

  it('puts the question first that answers what was added to the name', () => {
    const reading = readTopic('bolo que sola');
    expect('match' in reading && reading.match.question?.question).toBe('Por que o bolo sola no meio?');
  });

  it('says which word is explained by what, and which cards are near', () => {
    const reading = readTopic('bolo de rolo barato');
    if (reading.kind !== 'ask') throw new Error(reading.kind);
    expect(reading.matches[0]).toMatchObject({
      unexplained: ['rolo'],
      explained: [
        { word: 'bolo', by: 'name' },
        { word: 'rolo', by: null },
        { word: 'barato', by: 'price' },
      ],
    });
    expect(reading.near.map(({ slug }) => slug)).toEqual(['bolo']);
  });

  it('is refused before it is read, when it is none or harms somebody', () => {
    expect(read('')).toBe('unusable');
    expect(read('quero me matar')).toBe('care');
  });
});

describe('a name of one word that is a whole field', () => {
  const others = Array.from({ length: 12 }, (_, place) => cardOf(`outro-${place}`, { cues: ['gato'] }));
  const gato = cardOf('gato', { cues: ['ronco', 'ração'], ...asking('Que ração dar pro gato?') });
  const field = openEngine(contentOf({ cards: [gato, ...others] }));
  it.each([
    ['gato', 'card'],
    ['ração pro gato', 'card'],
    ['ronco de gato', 'part'],
  ])('is a larger card for what only its cues add: %s', (topic, kind) => {
    expect(field.readTopic(topic)).toMatchObject({ kind, match: { card: { slug: 'gato' } } });
  });
});

describe('the lemmas of a word', () => {
  it.each([
    ['bolos', 'bolo'],
    ['pães', 'pão'],
    ['animais', 'animal'],
    ['vendendo', 'vender'],
    ['vendi', 'vender'],
    ['panelinha', 'panela'],
    ['caseiras', 'caseiro'],
  ])('of %s include %s', (word, lemma) => {
    expect(lemmasOf(word)).toContain(lemma);
  });

  it('keep apart what only an accent tells apart, and a noun from the verb it looks like', () => {
    expect(lemmasOf('avô')).not.toContain('avó');
    expect(lemmasOf('pelé')).not.toContain('pele');
    expect(lemmasOf('planta')).not.toContain('plantar');
  });
});

describe('a topic that several cards explain', () => {
  const { readTopic: readNear } = openEngine(
    contentOf({
      cards: [
        cardOf('imovel', { wordings: ['apartamento na planta'] }),
        cardOf('planta', { name: 'Jardim', wordings: ['planta de apartamento'] }),
        cardOf('adestrar', {
          cues: ['cachorro', 'puxa', 'guia'],
          ...asking('Como ensinar o cachorro a andar na guia?'),
        }),
        cardOf('passeio', {
          name: 'Passeio',
          cues: ['cachorro', 'guia'],
          ...asking('Por que o cachorro puxa a guia?'),
        }),
        cardOf('perda', {
          needsCare: true,
          support: 'CVV 188.',
          cues: ['perda'],
          ...asking('Quando tentar gravidez de novo?'),
        }),
        cardOf('gravidez', { name: 'Gestação', cues: ['tentar', 'gravidez'] }),
        cardOf('come', { area: 'maternidade', wordings: ['seletividade alimentar'] }),
        cardOf('espectro', { cues: ['seletividade', 'alimentar', 'autismo'] }),
        cardOf('choca', { name: 'Galinha choca' }),
        cardOf('canudos', { area: 'historia', wordings: ['guerra de Canudos'] }),
        cardOf('boi', { name: 'Boi' }),
      ],
    }),
  );
  const place = (topic: string) => {
    const reading = readNear(topic);
    return 'match' in reading ? `${reading.kind} ${reading.match.card.slug}` : reading.kind;
  };

  it('is the card of which the name was typed in its order', () => {
    expect(place('primeiro apartamento na planta')).toBe('card imovel');
    expect(place('planta de apartamento')).toBe('card planta');
  });

  it('is a part of the card of which one question speaks of all of it', () => {
    expect(place('cachorro que puxa a guia')).toBe('part passeio');
  });

  it('is a part of the card that it names with a circumstance, where another explains it by cues alone', () => {
    expect(place('seletividade alimentar no autismo')).toBe('part come');
    expect(place('galinha choca fora de época')).toBe('part choca');
  });

  it('is the card of an event whose history was typed', () => {
    expect(place('história da guerra de canudos')).toBe('card canudos');
    expect(place('história de boi')).toBe('ask');
  });

  it('is asked about where no question speaks of more of it, or where that card needs care', () => {
    expect(place('guia do cachorro')).toBe('ask');
    expect(place('tentar gravidez')).toBe('ask');
  });
});
