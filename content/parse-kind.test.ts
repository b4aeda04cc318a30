import { describe, expect, it } from 'vitest';
import { parseKind } from './parse-kind.ts';

const group = `## conta: Como a pessoa percebe
pergunta: por que o zíper abre sozinho?
- [chamada] Se o zíper … | Se o zíper abre atrás, aperta o cursor.
- [dialogo] “… | “Só trocando tudo.” Trocando o cursor já fecha.
- [prova] Puxa … | Puxa o cursor devagar e olha os dentes.
- [confissao] Já … | Já troquei zíper que só queria sabão.
- [custo] Um cursor … | Um cursor custa menos que o café.
`;

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

${group.repeat(4)}
${question.repeat(4)}`;

const parse = (text: string, key = 'conserto') => parseKind({ path: `content/kinds/${key}.md`, key, text });
const problemsOf = (text: string, key?: string) =>
  parse(text, key).problems.map(({ line, problem }) => `${line}: ${problem}`);

describe('a kind', () => {
  it('is read with its form and its general ideas', () => {
    const { kind, problems } = parse(whole);
    expect(problems).toEqual([]);
    expect(kind?.questions).toHaveLength(4);
    expect(kind?.interview).toHaveLength(4);
    expect(kind?.interview[0]).toMatchObject({
      label: 'Como a pessoa percebe',
      question: 'por que o zíper abre sozinho?',
    });
    expect(kind?.interview[0]?.starters.slice(0, 2)).toEqual([
      { mechanism: 'chamada', opening: 'Se o zíper', example: 'Se o zíper abre atrás, aperta o cursor.' },
      { mechanism: 'dialogo', opening: '“', example: '“Só trocando tudo.” Trocando o cursor já fecha.' },
    ]);
  });

  it('of any topic needs a form alone', () => {
    const formOnly = `# outro\n\nrótulo: um assunto\n\n${group.repeat(4)}`;
    expect(problemsOf(formOnly, 'outro')).toEqual([]);
    expect(problemsOf(formOnly)).toEqual(['33: no outline', '33: 0 questions']);
  });

  it.each([
    ['an example that begins otherwise', 'Se o zíper … | Quando', 'no opening with an example'],
    ['an opening without an example', '- [prova] Puxa …', 'no opening with an example'],
    ['an unknown mechanism', '- [grito] Puxa … | Puxa o cursor.', 'unknown mechanism'],
  ])('reports %s', (_what, line, problem) => {
    const wrong = whole.replace(
      /- \[chamada\] Se o zíper … \| Se/,
      line.startsWith('-') ? `${line}\n- [cena] Olha … | Olha` : `- [chamada] ${line} e`,
    );
    expect(problemsOf(wrong)[0]).toContain(problem);
  });

  it('reports a group that is not whole', () => {
    expect(problemsOf(whole.replace(group, ''))).toEqual([expect.stringContaining('3 groups of "Me conta"')]);
    expect(problemsOf(whole.replace(/pergunta: .*\n/, ''))).toEqual([
      expect.stringContaining('has no question'),
    ]);
    expect(problemsOf(whole.replace(/- \[custo\] .*\n/, ''))).toEqual([
      expect.stringContaining('4 openings below'),
    ]);
  });
});
