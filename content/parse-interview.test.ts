import { describe, expect, it } from 'vitest';
import { parseInterview } from './parse-interview.ts';

const group = `## Onde mais dá errado
pergunta: por que a piscina fica verde?
- [cena] O estrago, antes de dizer a causa | A piscina amanheceu verde no dia do churrasco.
- [confissao] Uma vez que aconteceu com você | Joguei cloro sem medir e ficou mais verde ainda.
- [prova] O sinal | Seu olho ardeu na piscina? Não foi excesso de cloro.
- [lacuna] O que quase ninguém admite | Dono de piscina passa mais tempo com a peneira.
- [custo] A conta que vem depois | A piscina verde te custou um fim de semana.
`;
const whole = `# Me conta\n\n${group.repeat(4)}`;
const problemsOf = (text: string) =>
  parseInterview({ path: 'content/me-conta.md', text }).problems.map(
    ({ line, problem }) => `${line}: ${problem}`,
  );

describe('the form of "Me conta"', () => {
  it('is read group by group', () => {
    const { interview, problems } = parseInterview({ path: 'content/me-conta.md', text: whole });
    expect(problems).toEqual([]);
    expect(interview).toHaveLength(4);
    expect(interview[3]).toMatchObject({
      label: 'Onde mais dá errado',
      question: 'por que a piscina fica verde?',
    });
    expect(interview[0]?.lines[0]).toEqual({
      mechanism: 'cena',
      cue: 'O estrago, antes de dizer a causa',
      example: 'A piscina amanheceu verde no dia do churrasco.',
    });
  });

  it.each([
    ['a group too few', group, '1: 3 groups'],
    ['no question', /pergunta: .*\n/, '3: "Onde mais dá errado" has no question'],
    ['a line too few', /- \[custo\] .*\n/, '3: 4 lines below "Onde mais dá errado"'],
    [
      'a line without an example',
      / \| A piscina amanheceu.*/,
      '5: "O estrago, antes de dizer a causa" has no example',
    ],
    ['an unknown mechanism', '[cena]', '5: unknown mechanism "grito"'],
    [
      'a line that is none',
      '- [prova]',
      '7: "* O sinal | Seu olho ardeu na piscina? N" is no line of "Me conta"',
    ],
  ])('is refused with %s, and nothing of it is used', (_what, part, problem) => {
    const instead = part === '[cena]' ? '[grito]' : part === '- [prova]' ? '*' : '';
    const text = whole.replace(part, instead);
    expect(problemsOf(text)).toContainEqual(problem);
    expect(parseInterview({ path: '', text }).interview).toEqual([]);
  });
});
