import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { questionFamilies } from '../language/topic-types.ts';
import { lintHook } from '../tree/lint-hook.ts';
import { bankSubtopics } from './bank.ts';
import type { BankSubtopic } from './content-types.ts';
import { subtopics } from './subtopics.ts';

const names = bankSubtopics.map((entry) => `${entry.domain}/${entry.subtopic}`);
const hooksOf = (entry: BankSubtopic) =>
  entry.questions.flatMap(({ question, hooks }) => hooks.map((hook) => ({ ...hook, question })));
const opening = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .split(' ')
    .slice(0, 2)
    .join(' ');

describe('the hook bank', () => {
  it('registers every file of its folders, under the name of its path', () => {
    const files = globSync('engine/content/bank/*/*.ts').map((path) =>
      path.replaceAll('\\', '/').slice('engine/content/bank/'.length, -3),
    );
    expect(names.toSorted()).toEqual(files.toSorted());
  });

  it('writes only for subtopics of the common map, each once', () => {
    const known = new Set(subtopics.map((row) => `${row.domain}/${row.slug}`));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('uses no sentence twice in the whole bank', () => {
    const texts = bankSubtopics.flatMap((entry) => hooksOf(entry).map(({ text }) => text));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});

describe.each(bankSubtopics.map((entry) => ({ name: `${entry.domain}/${entry.subtopic}`, entry })))(
  '$name',
  ({ entry }) => {
    it('asks two questions of each family, with enough different mechanisms each', () => {
      const families = entry.questions.map(({ family }) => family).toSorted();
      expect(families).toEqual(questionFamilies.flatMap((family) => [family, family]).toSorted());
      for (const { question, hooks } of entry.questions) {
        expect(question).toMatch(/^\p{Lu}.{8,78}\?$/u);
        expect(hooks.length, question).toBeGreaterThanOrEqual(6);
        expect(new Set(hooks.map(({ mechanism }) => mechanism)).size, question).toBe(hooks.length);
      }
    });

    it('passes the lint with every hook, and repeats no opening', () => {
      const hooks = hooksOf(entry);
      const faults = hooks
        .map(({ text, question }) => ({ text, faults: lintHook({ text, question }) }))
        .filter(({ faults }) => faults.length > 0);
      expect(faults).toEqual([]);
      const openings = hooks.map(({ text }) => opening(text));
      expect(openings.filter((words, index) => openings.indexOf(words) !== index)).toEqual([]);
    });
  },
);
