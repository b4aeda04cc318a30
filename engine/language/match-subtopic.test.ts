import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { content, engine } from '../../tests/helpers/engine.ts';
import { areaWords, subtopicOfSelling } from '../content/topic-words.ts';

const { analyseTopic } = engine;

/** topic=domain/subtopic, with other places that serve it as well after "|". "-" is none. */
const table = readFileSync(new URL('../../tests/quality/topic-routes.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [topic = '', places = ''] = line.split('=');
    return [topic, places.split('|')] as const;
  });

const slugs = new Set(content.cards.map(({ slug }) => slug));

describe('where a topic belongs', () => {
  it.each(table)('%s is %j', (topic, places) => {
    const reading = analyseTopic(topic);
    if (reading.kind !== 'topic') throw new Error(`${reading.kind} ${reading.reason}`);
    const { domain, subtopic } = reading.analysis;
    expect(places).toContain(`${domain ?? '-'}/${subtopic ?? '-'}`);
  });

  it('is tried for each card', () => {
    const tried = new Set(table.flatMap(([, places]) => places.map((place) => place.split('/')[1])));
    expect([...slugs].filter((slug) => !tried.has(slug))).toEqual([]);
  });
});

describe('the lists of words', () => {
  it('name known cards', () => {
    const named = Object.entries(subtopicOfSelling).flat();
    expect(named.filter((key) => !key.startsWith('=') && !slugs.has(key))).toEqual([]);
  });

  it.each(Object.entries(areaWords))('%s says nothing twice', (_, text) => {
    const phrases = text.split(',').map((phrase) => phrase.trim().toLowerCase());
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
  });
});
