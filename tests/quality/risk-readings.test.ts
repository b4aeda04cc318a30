import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRisk } from '../../engine/reading/read-risk.ts';
import { content } from '../helpers/engine.ts';

const linesOf = (file: string) =>
  readFileSync(new URL(`readings/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
const labelled = linesOf('risks.tsv').map((line) => line.split('\t') as [label: string, topic: string]);

describe('fresh wordings, labelled by hand', () => {
  it.each(labelled)('%s: %s', (label, topic) =>
    expect(readRisk(topic)?.kind ?? 'harmless').toBe(label.split(':')[0]),
  );
});

/** Ordinary topics that are stopped nevertheless, each read by a person: a message serves them better than hooks. */
const reviewed = new Set(linesOf('stopped-topics.txt'));

describe('ordinary topics', () => {
  const ordinary = linesOf('ordinary-topics.txt').flatMap((line) => line.split(' | '));
  const stopped = (topics: readonly string[]) =>
    topics.filter((topic) => readRisk(topic)?.isSubject === false);

  it('are stopped only where the list of reviewed ones says so', () =>
    expect(new Set(stopped(ordinary))).toEqual(reviewed));

  it('that name a card, or are typed for it, are stopped only where they ask for harm', () => {
    const typed = content.cards.flatMap(({ name, wordings, cues }) => [name, ...wordings, ...cues]);
    // The second is still to be read as the subject of its card.
    expect(stopped(typed).toSorted()).toEqual(['ozempic sem receita', 'processo de luto']);
  });
});
