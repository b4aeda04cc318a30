import { expect, it } from 'vitest';
import { parseTheme } from './parse-theme.ts';

const parse = (text: string) => parseTheme({ path: 'content/themes/sono.md', text });

it('reads a theme with its words and hints', () => {
  expect(
    parse('# sono\n\namplo: sim\npalavras: dormir | insônia\npalavras: ronco\nindícios: cama | noite\n'),
  ).toEqual({
    theme: { name: 'sono', isBroad: true, words: ['dormir', 'insônia', 'ronco'], hints: ['cama', 'noite'] },
    problems: [],
  });
  expect(parse('# sono\npalavras: dormir').theme?.isBroad).toBe(false);
});

it('says in which line it is wrong', () => {
  const { theme, problems } = parse('palavras: dormir\namplo: talvez\nlixo');
  expect(theme).toBeNull();
  expect(problems.map(({ file, line, problem }) => `${file}:${line}: ${problem}`)).toEqual([
    'content/themes/sono.md:2: "amplo: talvez" is no line of a theme',
    'content/themes/sono.md:3: "lixo" is no line of a theme',
    'content/themes/sono.md:1: no name',
  ]);
});
