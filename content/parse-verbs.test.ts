import { expect, it } from 'vitest';
import { parseVerbs } from './parse-verbs.ts';

const parse = (text: string) =>
  parseVerbs({ path: 'content/verbs.tsv', text }, new Set(['defeito', 'planta', 'criacao']));

it('reads what a verb says of its topic: kinds, and the family of what is asked', () => {
  expect(parse('consertar\tdefeito\tfazer\n\nplantar\tcriacao/planta\t-\nescolher\t-\tdecisao')).toEqual({
    verbs: [
      { infinitive: 'consertar', kinds: ['defeito'], family: 'fazer' },
      { infinitive: 'plantar', kinds: ['criacao', 'planta'], family: null },
      { infinitive: 'escolher', kinds: [], family: 'decisao' },
    ],
    problems: [],
  });
});

it('says in which line there is no verb, or the kind or the family is unknown', () => {
  const { verbs, problems } = parse('conserto\t-\tfazer\ncurar\tdoenca\t-\npor\t-\tlogo\nsoldar\tdefeito');
  expect(verbs).toEqual([]);
  expect(problems.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
    '1 "conserto\t-\tfazer" is no verb',
    '2 unknown kind "doenca"',
    '3 "por\t-\tlogo" is no verb',
    '4 "soldar\tdefeito" is no verb',
  ]);
});
