import { describe, expect, it } from 'vitest';
import { hooksOf } from '../../shared/hook-tree.ts';
import { content, engine } from '../../tests/helpers/engine.ts';

const { generateTree } = engine;

describe('topics of somebody who may be in pain or in danger', () => {
  it.each([
    ['Relacionamento abusivo', 'relacionamento-toxico'],
    ['como superar uma traição', 'traicao'],
    ['luto', 'luto'],
    ['aborto espontâneo', 'luto'],
    ['perdi meu bebê', 'luto'],
    ['depressão', 'depressao'],
    ['violência doméstica: como denunciar', 'violencia-domestica'],
  ])('get nothing but what was written for them, in every variant: %s', (topic, subtopic) => {
    const written = new Set(
      content.cards
        .filter((card) => card.slug === subtopic)
        .flatMap(({ questions }) => questions.flatMap(({ hooks }) => hooks.map(({ text }) => text))),
    );
    for (const variant of [0, 1, 2, 3]) {
      const result = generateTree({ topic, variant });
      if (result.kind !== 'tree') throw new Error(`${result.kind} ${topic}`);
      expect(result.tree.subtopic).toBe(subtopic);
      const hooks = result.tree.questions.flatMap((block) => hooksOf(block).map(({ hook }) => hook));
      expect(hooks.filter((hook) => !written.has(hook))).toEqual([]);
      expect(new Set(hooks).size).toBe(16);
    }
  });
});
