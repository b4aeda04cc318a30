import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namesOfCard } from '../../content/names-of-card.ts';
import { content } from '../helpers/engine.ts';

const hunspell = (text: string) =>
  spawnSync('hunspell', ['-i', 'utf-8', '-d', 'pt_BR', '-l'], {
    input: text,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    maxBuffer: 64 * 1024 * 1024,
  });
/** `npm test` installs it where it may (Debian, root); elsewhere the spelling is not checked, and the run says so. */
const isInstalled = hunspell('casa').status === 0;

/** Loan words, brands, acronyms and diminutives that a dictionary does not have, each read once. */
const allowed = new Set(
  readFileSync(new URL('spelling-allow-list.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((word) => word !== ''),
);

function unknownWords(texts: readonly string[]): string[] {
  const plain = texts.map((text) => text.replace(/\{[^}]*\}/gu, ' ')).join('\n');
  const found = hunspell(plain)
    .stdout.split('\n')
    .filter((word) => word !== '');
  return [...new Set(found)].filter((word) => !allowed.has(word));
}

describe.runIf(isInstalled)('spelling', () => {
  it('finds a planted mistake', () => {
    expect(unknownWords(['O cachoro comeu a exceção.'])).toEqual(['cachoro']);
  });

  it('is right in every question, hook and answer of the cards, names aside', () => {
    const texts = content.cards.flatMap(({ questions }) =>
      questions.flatMap(({ question, hooks, answer }) => [
        question,
        ...hooks.map(({ text }) => text),
        answer ?? '',
      ]),
    );
    const names = new Set(content.cards.flatMap((card) => [...namesOfCard(card)]));
    expect(unknownWords(texts).filter((word) => !names.has(word))).toEqual([]);
  });

  it('is right in every kind', () => {
    const texts = content.kinds.flatMap(({ label, manner, outline, questions }) => [
      label,
      manner,
      ...outline,
      ...questions.flatMap(({ question, hooks }) => [question, ...hooks.map(({ text }) => text)]),
    ]);
    expect(texts.length).toBeGreaterThan(1000);
    expect(unknownWords(texts)).toEqual([]);
  });

  it('is right in the form of "Me conta"', () => {
    const texts = content.interview.flatMap(({ label, question, lines }) => [
      label,
      question,
      ...lines.flatMap(({ cue, example }) => [cue, example]),
    ]);
    expect(texts).toHaveLength(48);
    expect(unknownWords(texts)).toEqual([]);
  });
});
