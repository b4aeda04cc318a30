import { expect, it } from 'vitest';
import { hooksOf } from '../../shared/hook-tree.ts';
import { questionBlocksSchema } from '../../shared/hook-tree-schema.ts';
import { content, engine } from '../../tests/helpers/engine.ts';
import { contentOf, kindOf, questionOf } from '../../tests/helpers/small-content.ts';
import { openEngine } from '../open-engine.ts';

it('fills the topic into the ideas of a kind, and says that they are general', () => {
  const kind = kindOf('prato', {
    label: 'um prato',
    questions: (['fazer', 'obstaculo', 'decisao', 'tempo'] as const).map((family) =>
      questionOf(family, `{tema}: o que tem de ${family}?`, 4),
    ),
  });
  const tree = openEngine(contentOf({ kinds: [kind] })).writeKindTree('Cuscuz de sagu', 'prato');
  expect(tree).toMatchObject({
    topic: 'Cuscuz de sagu',
    writtenFrom: { source: 'kind', name: 'um prato' },
    hasMore: false,
  });
  expect(tree?.questions.map(({ question }) => question)).toContain('Cuscuz de sagu: o que tem de tempo?');
});

it('is nothing for a kind that does not exist', () => {
  expect(engine.writeKindTree('Cuscuz', 'nada')).toBeNull();
});

it('leaves no hole in the ideas of any kind', () => {
  for (const { key } of content.kinds) {
    const tree = engine.writeKindTree('Cuscuz de sagu', key);
    expect(questionBlocksSchema.safeParse(tree?.questions).success, key).toBe(true);
    const texts = tree?.questions.flatMap((block) => [
      block.question,
      ...hooksOf(block).map(({ hook }) => hook),
    ]);
    expect(texts?.filter((text) => /[{}]/u.test(text))).toEqual([]);
  }
});
