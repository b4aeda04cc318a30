import { describe, expect, it } from 'vitest';
import { parseKind } from './parse-kind.ts';

const question = `## {tema}: por onde começar?
família: fazer

- [cena] A xícara ainda no escorredor.
- [mito] Não é bem assim: ela “dói”.
- [confissao, vivido] Guardei o áudio no celular.
- [numero] Um banho, um prato, uma visita.
`;

const whole = `# conserto de roupa

rótulo: um conserto de roupa
jeito: Um conserto se vê de perto.
roteiro: Mostra a peça.

${question.repeat(4)}`;

const parse = (text: string, key = 'conserto') => parseKind({ path: `content/kinds/${key}.md`, key, text });
const problemsOf = (text: string, key?: string) =>
  parse(text, key).problems.map(({ line, problem }) => `${line}: ${problem}`);

describe('a kind', () => {
  it('is read with its outline and its general ideas', () => {
    const { kind, problems } = parse(whole);
    expect(problems).toEqual([]);
    expect(kind).toMatchObject({ label: 'um conserto de roupa', outline: ['Mostra a peça.'] });
    expect(kind?.questions).toHaveLength(4);
    expect(kind?.questions[0]?.hooks[2]).toMatchObject({ mechanism: 'confissao', needsTruth: true });
  });

  it.each([
    ['no outline', /roteiro: .*\n/, 'no outline'],
    ['a question too few', question, '3 questions'],
    ['a hook too few', /- \[mito\] .*\n/, '3 hooks below'],
    ['an unknown mechanism', '[mito]', 'unknown mechanism "grito"'],
  ])('is refused with %s', (_what, part, problem) => {
    expect(problemsOf(whole.replace(part, part === '[mito]' ? '[grito]' : ''))[0]).toContain(problem);
  });
});
