import { describe, expect, it } from 'vitest';
import { content, knowledge } from '../../tests/helpers/engine.ts';
import { tagPhrases } from '../../tests/quality/tag-phrases.ts';
import { sourceTags } from '../content/source-tags.ts';

const { cards, sources } = content;
const { mapTopicToTags } = knowledge.themes;

describe('mapping what people type to the themes of the corpus', () => {
  it('finds the right theme for at least 97 of 100 phrases, slang included', () => {
    const missed = tagPhrases.filter(([phrase = '', tag = '']) => !mapTopicToTags(phrase).tags.includes(tag));
    expect(tagPhrases.length).toBeGreaterThanOrEqual(200);
    const tooMany = missed.length > tagPhrases.length * 0.03;
    expect({ missed, tooMany }).toMatchObject({ tooMany: false });
  });

  it('puts the right theme first or second nearly always', () => {
    const early = tagPhrases.filter(([phrase = '', tag = '']) =>
      mapTopicToTags(phrase).tags.slice(0, 2).includes(tag),
    );
    expect(early.length / tagPhrases.length).toBeGreaterThanOrEqual(0.93);
  });

  it('finds no theme for what the corpus does not know', () => {
    const strangers = [
      'Neymar na Copa',
      'Nubank',
      'visto americano',
      'BBB 26',
      'asdf qwer',
      'final da Libertadores de 1998',
      'constructor',
      '',
    ];
    expect(strangers.filter((text) => mapTopicToTags(text).tags.length > 0)).toEqual([]);
  });

  it('reads the same word by its sense: país, IA, bebê', () => {
    expect(mapTopicToTags('morar em outro país').tags).not.toContain('parentalidade');
    expect(mapTopicToTags('eu ia começar segunda').tags).not.toContain('ia');
    expect(mapTopicToTags('quem bebe cerveja').tags).not.toContain('maternidade');
  });

  it('has words for every theme of the corpus', () => {
    const known = new Set(sourceTags.map((entry) => entry.tag));
    expect([...new Set(sources.flatMap((source) => source.tags))].filter((tag) => !known.has(tag))).toEqual(
      [],
    );
  });

  it('maps the name of every card to one of its own themes', () => {
    const covered = cards.filter(({ themes }) => themes.length > 0);
    const missed = covered.filter(
      ({ name, themes }) => !mapTopicToTags(name).tags.some((tag) => themes.includes(tag)),
    );
    const names = missed.map(({ name }) => name);
    expect({ names, tooMany: names.length > cards.length * 0.02 }).toMatchObject({ tooMany: false });
  });
});
