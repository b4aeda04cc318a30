import { beforeAll, describe, expect, it } from 'vitest';
import { generateTree } from '../../engine/tree/generate-tree.ts';
import { lintHook } from '../../engine/tree/lint-hook.ts';
import { measureHook, mostInTree } from '../../engine/tree/measure-hook.ts';
import { hooksOf } from '../../shared/hook-tree.ts';
import { content } from '../helpers/engine.ts';
import { answered } from '../helpers/small-content.ts';
import * as metrics from './text-metrics.ts';

const cardsOfBound = 385;
let hooks: metrics.SaidHook[] = [];
let byTopic: metrics.SaidHook[][] = [];

beforeAll(() => {
  hooks = content.cards.flatMap((card) => {
    const reading = answered(card.name, [card]);
    const first = generateTree({ reading });
    const used = new Set(first?.questions.flatMap((block) => hooksOf(block).map(({ hook }) => hook)));
    return [first, generateTree({ reading, used })].flatMap((tree, variant) =>
      (tree?.questions ?? []).flatMap((block, question) =>
        hooksOf(block).map(({ hook }) => ({
          topic: `${card.slug} ${variant}`,
          group: card.slug,
          question,
          text: hook,
        })),
      ),
    );
  });
  byTopic = [...Map.groupBy(hooks, ({ topic }) => topic).values()];
});

describe('the hooks of the first two trees of all cards', () => {
  it('are sixteen each', () => {
    const treesOf = ({ questions }: (typeof content.cards)[number]) => (questions.length < 8 ? 1 : 2);
    expect(byTopic).toHaveLength(content.cards.reduce((sum, card) => sum + treesOf(card), 0));
    expect(byTopic.filter((set) => set.length !== 16)).toEqual([]);
  });

  it('say few things twice', () => {
    expect(metrics.sharedFiveGrams(hooks)).toBeLessThanOrEqual(0.02);
    // It falls with the number of hooks: told of as many as there were when the bound was set.
    const step = Math.floor(content.cards.length / cardsOfBound);
    const slugs = new Set(content.cards.filter((_, at) => at % step === 0).map(({ slug }) => slug));
    expect(metrics.distinct2(hooks.filter(({ group }) => slugs.has(group)))).toBeGreaterThanOrEqual(0.5);
    const within = byTopic.map((set) => metrics.selfBleu(set.map(({ text }) => text)));
    expect(within.reduce((sum, value) => sum + value, 0) / within.length).toBeLessThanOrEqual(0.18);
  });

  it('are short enough to be said before a thumb moves', () => {
    const lengths = hooks.map(({ text }) => metrics.tokens(text).length);
    expect(metrics.percentile(lengths, 0.5)).toBeLessThanOrEqual(11);
    expect(metrics.percentile(lengths, 0.95)).toBeLessThanOrEqual(14);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(16);
    expect(
      metrics.percentile(
        hooks.map(({ text }) => metrics.firstBeatLength(text)),
        0.5,
      ),
    ).toBeLessThanOrEqual(8);
  });

  it('hold no cliché, no claim, no English, no slip the lint knows', () => {
    const faults = hooks.flatMap(({ topic, text }) => {
      const names = new Set(topic.split(/\s+/u).flatMap((word) => [word, word.toLowerCase()]));
      const reasons = lintHook({ text, names }).filter((reason) => reason !== 'mid-sentence-capital');
      return reasons.length > 0 ? [{ text, reasons }] : [];
    });
    expect(faults).toEqual([]);
  });

  it('never open alike, share four words or ask oftener than a tree may', () => {
    for (const set of byTopic) {
      const measures = set.map(({ text }) => measureHook(text));
      const openings = measures.map(({ opening }) => opening);
      expect(
        openings.filter((opening, place) => openings.indexOf(opening) !== place),
        set[0]?.topic,
      ).toEqual([]);
      const runs = measures.flatMap(({ fourGrams }) => [...new Set(fourGrams)]);
      expect(
        runs.filter((run, place) => runs.indexOf(run) !== place),
        set[0]?.topic,
      ).toEqual([]);
      expect(measures.filter(({ isQuestion }) => isQuestion).length, set[0]?.topic).toBeLessThanOrEqual(
        mostInTree.questions,
      );
    }
  });
});
