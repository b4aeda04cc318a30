import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { indexReading } from '../../engine/reading/index-reading.ts';
import { content } from '../helpers/engine.ts';
import { type JudgedReading, judgeReadings, parseExpectations, type Verdict } from './judge-readings.ts';

const index = indexReading(content);
const listOf = (name: string) =>
  judgeReadings(
    parseExpectations(readFileSync(new URL(`readings/${name}.tsv`, import.meta.url), 'utf8')),
    index,
  );
const topicsOf = (judged: readonly JudgedReading[], ...verdicts: Verdict[]) =>
  judged.filter(({ verdict }) => verdicts.includes(verdict)).map(({ topic }) => topic);

/** Typed by imagined creators of many trades, who knew neither cards nor matcher; labelled by readers who knew the cards. */
describe.each(['creators-a', 'creators-b', 'creators-c', 'creators-d', 'creators-e'])(
  'the topics of %s',
  (name) => {
    const judged = listOf(name);

    it('are never answered as something else in more than one case of a hundred', () => {
      expect(judged.length).toBeGreaterThanOrEqual(250);
      const wrong = topicsOf(judged, 'wrong');
      expect({ wrong, tooMany: wrong.length > judged.length * 0.01 }).toMatchObject({ tooMany: false });
    });

    it('are read right, or honestly asked about, nearly always', () => {
      const ordinary = judged.filter(
        ({ expected }) => !expected.some((one) => /^(?:care|refuse):/u.test(one)),
      );
      const faults = topicsOf(ordinary, 'wrong', 'larger', 'refused');
      expect({ faults, tooMany: faults.length > ordinary.length * 0.03 }).toMatchObject({ tooMany: false });
    });
  },
);

/** Each was read once before anything was mended for it; see decisions 38 and 44. */
it.each(['creators-c', 'creators-d', 'creators-e'])(
  'misses nobody of %s who may be in pain or asks for harm',
  (name) => {
    expect(topicsOf(listOf(name), 'missed')).toEqual([]);
  },
);

describe('the names of the cards', () => {
  it('lead to their own card', () => {
    const lost = judgeReadings(
      content.cards.map(({ name, slug }) => ({ topic: name, expected: [`card:${slug}`] })),
      index,
    ).filter(({ verdict }) => verdict !== 'right');
    expect(lost.map(({ topic }) => topic)).toEqual([]);
  });
});
