import { describe, expect, it } from 'vitest';
import { parseCard } from './parse-card.ts';

const questions = ['fazer', 'obstaculo', 'decisao', 'tempo'].map(
  (family, place) => `## Pergunta ${place + 1}?
família: ${family}

- [cena] A xícara ainda no escorredor.
- [mito] Não é bem assim: ela “dói”.
- [confissao, vivido] Guardei o áudio no celular.
- [numero] Um banho, um prato, uma visita.
`,
);

const whole = `# Luto

também: perda | morte de alguém
pistas: velório | saudade
pistas: falecimento
temas: saúde mental
cuidado: sim
apoio: O CVV conversa no 188
acolhe: luto
fecho: Escreve uma lembrança boa

${questions.join('\n')}
> Não tem prazo.
> Procura ajuda se precisar.
`;

const parse = (text: string) =>
  parseCard({ path: 'content/cards/saude/luto.md', area: 'saude', slug: 'luto', text });
const problemsOf = (text: string) =>
  parse(text).problems.map(({ line, problem, fix }) => `${line}: ${problem}. ${fix}`);

describe('a card', () => {
  it('is read with all that it says', () => {
    const { card, problems } = parse(whole);
    expect(problems).toEqual([]);
    expect(card).toMatchObject({
      area: 'saude',
      slug: 'luto',
      name: 'Luto',
      wordings: ['perda', 'morte de alguém'],
      cues: ['velório', 'saudade', 'falecimento'],
      themes: ['saúde mental'],
      needsCare: true,
      support: 'O CVV conversa no 188',
      careSubjects: ['luto'],
      closingActions: ['Escreve uma lembrança boa'],
    });
    expect(card?.questions).toHaveLength(4);
    expect(card?.questions[0]).toEqual({
      question: 'Pergunta 1?',
      family: 'fazer',
      answer: null,
      hooks: [
        { mechanism: 'cena', text: 'A xícara ainda no escorredor.' },
        { mechanism: 'mito', text: 'Não é bem assim: ela “dói”.' },
        { mechanism: 'confissao', text: 'Guardei o áudio no celular.', needsTruth: true },
        { mechanism: 'numero', text: 'Um banho, um prato, uma visita.' },
      ],
    });
    expect(card?.questions[3]?.answer).toBe('Não tem prazo. Procura ajuda se precisar.');
  });

  it('is read the same with the line ends of Windows and with accents in two parts', () => {
    expect(parse(whole.replaceAll('\n', '\r\n').normalize('NFD')).card).toEqual(parse(whole).card);
  });

  it.each([
    ['no name', whole.replace('# Luto', ''), /^1: no name\. Begin the card with "# "/],
    [
      'an unknown mechanism',
      whole.replace('[mito]', '[mitoo]'),
      /unknown mechanism "mitoo"\. Write one of: cena/,
    ],
    [
      'a hook without mechanism',
      whole.replace('- [mito] ', '- '),
      /a hook without its mechanism\. Write "- \[cena\]/,
    ],
    [
      'an unknown family',
      whole.replace('família: tempo', 'família: hora'),
      /"família: hora" below a question/,
    ],
    ['a missing family', whole.replace('família: tempo\n', ''), /"Pergunta 4\?" has no family/],
    ['a question without a mark', whole.replace('Pergunta 2?', 'Pergunta 2'), /a question without "\?"/],
    ['a question twice', whole.replace('Pergunta 2?', 'Pergunta 1?'), /the same question twice/],
    [
      'three hooks',
      whole.replace('- [mito] Não é bem assim: ela “dói”.\n', ''),
      /3 hooks below "Pergunta 1\?"/,
    ],
    [
      'an unknown line',
      whole.replace('temas:', 'tema:'),
      /"tema: saúde mental" is no line of a card\. Begin it with/,
    ],
    [
      'a hook too early',
      whole.replace('também:', '- [cena] Cedo demais.\ntambém:'),
      /a hook before the first question/,
    ],
    [
      'an answer too early',
      whole.replace('também:', '> Cedo demais.\ntambém:'),
      /an answer before the first question/,
    ],
    [
      'another care',
      whole.replace('cuidado: sim', 'cuidado: talvez'),
      /"cuidado: talvez"\. Write "cuidado: sim"/,
    ],
    ['a second name', whole.replace('também:', '# Outro\ntambém:'), /a second name/],
  ])('with %s is refused, with the line and what to write instead', (_, text, problem) => {
    expect(text).not.toBe(whole);
    expect(parse(text).card).toBeNull();
    expect(problemsOf(text).join('\n')).toMatch(problem);
  });

  it('says on which line a problem stands', () => {
    const text = whole.replace('[mito]', '[mitoo]');
    const line = text.split('\n').findIndex((one) => one.includes('[mitoo]')) + 1;
    expect(problemsOf(text)[0]).toMatch(new RegExp(`^${line}: `));
  });
});
