import { describe, expect, it } from 'vitest';
import type { Card } from '../engine/content.ts';
import { lintHook } from '../engine/tree/lint-hook.ts';
import { content } from '../tests/helpers/engine.ts';
import { findRepeats } from './find-repeats.ts';
import { namesOfCard } from './names-of-card.ts';

const { cards, themes } = content;

const hooksOf = (card: Card) =>
  card.questions.flatMap(({ question, hooks }) => hooks.map((hook) => ({ ...hook, question })));

function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.has(text) || !seen.add(text));
}

describe('the cards', () => {
  it('use no sentence twice', () => {
    const texts = cards.flatMap((card) => hooksOf(card).map(({ text }) => text));
    expect(texts.length).toBeGreaterThan(12_000);
    expect(repeated(texts)).toEqual([]);
  });

  it('name themes that the corpus has', () => {
    const known = new Set(themes.map(({ name }) => name));
    const unknown = cards.flatMap(({ slug, themes: own }) =>
      own.filter((theme) => !known.has(theme)).map((theme) => `${slug}: ${theme}`),
    );
    expect(unknown).toEqual([]);
  });

  it('list no wording twice', () => {
    const twice = cards.flatMap(({ slug, cues }) => {
      const phrases = cues.map((phrase) => phrase.toLowerCase());
      return phrases
        .filter((phrase, at) => phrases.indexOf(phrase) !== at)
        .map((phrase) => `${slug}: ${phrase}`);
    });
    expect(twice).toEqual([]);
  });

  it('end a script with three things a viewer can do, none of them twice', () => {
    expect(cards.filter(({ closingActions }) => closingActions.length !== 3)).toEqual([]);
    const actions = cards.flatMap(({ closingActions }) => closingActions);
    expect(repeated(actions)).toEqual([]);
    expect(
      actions.filter((action) => {
        const words = action.split(' ').length;
        return words < 5 || words > 17;
      }),
    ).toEqual([]);
    expect(
      actions.filter((action) => /inscrev|curte|segue o perfil|compartilha esse vídeo|[!“”"]/i.test(action)),
    ).toEqual([]);
  });
});

describe.each(cards.map((card) => ({ name: `${card.area}/${card.slug}`, card })))('$name', ({ card }) => {
  it('asks five questions or more, each with an answer and four different mechanisms', () => {
    expect(card.questions.length).toBeGreaterThanOrEqual(5);
    for (const { question, hooks, answer } of card.questions) {
      expect(question).toMatch(/^(?:[\p{Lu}\d“]|[a-z]\p{Lu}).{8,78}\?$/u);
      expect(answer, question).toMatch(/^.{150,800}$/u);
      expect(hooks.length, question).toBeGreaterThanOrEqual(4);
      expect(new Set(hooks.map(({ mechanism }) => mechanism)).size, question).toBe(hooks.length);
    }
  });

  it('passes the lint with every hook, and repeats neither an opening nor four words', () => {
    const hooks = hooksOf(card);
    const names = namesOfCard(card);
    const faults = hooks
      .map(({ text, question }) => ({ text, faults: lintHook({ text, question, names }) }))
      .filter(({ faults }) => faults.length > 0);
    expect(faults).toEqual([]);
    expect(findRepeats(card)).toEqual([]);
  });
});
