import { describe, expect, it } from 'vitest';
import { content, engine } from '../../tests/helpers/engine.ts';
import { createForeignReader } from './read-foreign.ts';

const { readTopic } = engine;

const readSmall = createForeignReader({
  cards: content.cards.filter(({ slug }) => ['bolo', 'corrida', 'sono-do-bebe'].includes(slug)),
  lexicon: [{ lemma: 'running', gender: 'f', number: 's', kinds: [] }],
  foreignNames: [
    { slug: 'bolo', wordings: ['cake', 'how to make a cake', 'pastel de cumpleaños'] },
    { slug: 'corrida', wordings: ['running', 'how to start running'] },
    { slug: 'sono-do-bebe', wordings: ['baby sleep'] },
  ],
});
const near = (topic: string) => readSmall(topic)?.map(({ slug }) => slug) ?? null;

describe('a topic in another language', () => {
  it('is known by its name there, however it is typed', () => {
    expect(near('cake')).toEqual(['bolo']);
    expect(near('  How to make a CAKE? ')).toEqual(['bolo']);
    expect(near('Pastel de cumpleaños')).toEqual(['bolo']);
  });

  it('is near the card whose name stands in it', () => {
    expect(near('how to make a cake without eggs for kids')).toEqual(['bolo']);
    expect(near('the best baby sleep tips for new moms')).toEqual(['sono-do-bebe']);
    expect(near('how to fix a leaking gutter')).toEqual([]);
  });

  it('is none where it is Portuguese, or a word that Portuguese has too', () => {
    expect(near('bolo de chocolate')).toBeNull();
    expect(near('running')).toBeNull();
    expect(near('reforma de sofá velho vira negocio')).toBeNull();
  });

  it('is answered with a sentence that says so, and with the topic in Portuguese where that is known', () => {
    expect(readTopic('how to lose weight')).toMatchObject({
      kind: 'foreign',
      display: 'How to lose weight',
      message: 'A Fisga escreve só em português. Tenta com “Emagrecer na academia”.',
    });
    expect(readTopic('how to fix a leaking gutter')).toMatchObject({
      kind: 'foreign',
      near: [],
      message: 'A Fisga escreve só em português. Escreve esse tema em português.',
    });
  });
});

describe('the foreign names of the cards', () => {
  it('lead to their card, and none is a wording of Portuguese', () => {
    const lost = content.foreignNames.flatMap(({ slug, wordings }) =>
      wordings.filter((wording) => {
        const reading = readTopic(wording);
        return reading.kind !== 'foreign' || reading.near[0]?.slug !== slug;
      }),
    );
    expect(lost).toEqual([]);
  });

  it('are three at least for nearly every card, each once', () => {
    const named = new Map(content.foreignNames.map(({ slug, wordings }) => [slug, wordings.length]));
    const bare = content.cards.filter(({ slug }) => (named.get(slug) ?? 0) < 3).map(({ slug }) => slug);
    expect({ bare, tooMany: bare.length > content.cards.length * 0.05 }).toMatchObject({ tooMany: false });
    const all = content.foreignNames.flatMap(({ wordings }) => wordings);
    expect(all.filter((wording, place) => all.indexOf(wording) !== place)).toEqual([]);
  });

  it('stop no name, wording or cue of a card', () => {
    const typed = content.cards.flatMap(({ name, wordings, cues }) => [name, ...wordings, ...cues]);
    const readForeign = createForeignReader(content);
    const doubtful = typed.filter((topic) => readForeign(topic) !== null);
    expect(doubtful.filter((topic) => readTopic(topic).kind === 'foreign')).toEqual([]);
  });
});
