import { describe, expect, it } from 'vitest';
import { tagPhrases } from '../../tests/quality/tag-phrases.ts';
import { sourceTags, subtopicsWithoutTheme } from '../content/source-tags.ts';
import { subtopics } from '../content/subtopics.ts';
import { sources } from './load-sources.ts';
import { mapTopicToTags } from './map-topic-to-tags.ts';

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

  it('gives every subtopic a theme, and every theme of the corpus its words', () => {
    const covered = new Set(
      sourceTags.flatMap((entry) => entry.subtopics.split(',').map((slug) => slug.trim())),
    );
    const uncovered = subtopics.map(({ slug }) => slug).filter((slug) => !covered.has(slug));
    expect(uncovered.toSorted()).toEqual(subtopicsWithoutTheme.toSorted());
    expect([...covered].filter((slug) => !subtopics.some((row) => row.slug === slug))).toEqual([]);
    const known = new Set(sourceTags.map((entry) => entry.tag));
    expect([...new Set(sources.flatMap((source) => source.tags))].filter((tag) => !known.has(tag))).toEqual(
      [],
    );
  });

  it('maps every subtopic label to one of its own themes', () => {
    const covered = subtopics.filter(({ slug }) => !subtopicsWithoutTheme.includes(slug));
    const missed = covered.filter(({ slug, label }) => {
      const own = sourceTags.filter((entry) =>
        entry.subtopics.split(',').some((item) => item.trim() === slug),
      );
      return !mapTopicToTags(label).tags.some((tag) => own.some((entry) => entry.tag === tag));
    });
    const labels = missed.map(({ label }) => label);
    expect({ labels, tooMany: labels.length > subtopics.length * 0.02 }).toMatchObject({ tooMany: false });
  });
});
