import { expect, it } from 'vitest';
import { planScript } from '../../shared/plan-script.ts';
import { videoLengths } from '../../shared/script-timing.ts';
import { content, engine } from '../../tests/helpers/engine.ts';

/** One question of every ninth card: the tree, its other questions, and no source. */
const scripts = content.cards
  .filter((_, place) => place % 9 === 0)
  .flatMap(({ name, questions }, place) => {
    const tree = questions.slice(0, 4);
    const asked = tree[place % tree.length];
    const hook = asked?.hooks[0]?.text;
    if (asked?.answer == null || hook === undefined) return [];
    const others = tree.flatMap(({ question, answer }) =>
      question === asked.question || answer === null ? [] : [{ question, answer }],
    );
    const { script } = engine.writeCheckedScript({
      hook,
      topic: name,
      reading: engine.readTopic(name),
      materials: [],
      answered: { question: asked.question, answer: asked.answer, from: 'card', further: others },
    });
    return script === null ? [] : [script];
  });

it.each(videoLengths)(
  'a script for %i seconds lasts within a tenth of that, for nearly every card',
  (length) => {
    expect(scripts.length).toBeGreaterThan(200);
    const seconds = scripts.map((script) => planScript(script, { length, pace: 'natural' }).seconds);
    const isNear = (one: number) => Math.abs(one - length) <= length / 10;
    expect(seconds.filter(isNear).length / seconds.length).toBeGreaterThan(0.9);
  },
);
