import { describe, expect, it } from 'vitest';
import type { Material } from '../../shared/busca-referencias.ts';
import { scriptOrigins } from '../../shared/script-origins.ts';
import { indexCorpus } from '../evidence/corpus.ts';
import { writeAnswerScript } from './write-answer-script.ts';

const answered = {
  hook: 'Não chora pelo bolo solado: fatia fino e torra.',
  question: 'Por que meu bolo solou?',
  answer:
    'Quase sempre foi o forno frio. Acende antes de começar a massa. Não abre na primeira meia hora. Testa o fermento na água quente: tem que espumar. Se solou só no fundo, sobrou líquido. Dá pra fatiar e torrar.',
  actions: ['Liga pra sua mãe', 'Acende o forno e anota o tempo'] as [string, string],
  topic: 'bolo',
  from: 'card' as const,
  further: [],
  lead: null,
  corpus: indexCorpus([]),
};
const script = writeAnswerScript(answered);
const sections = script === null ? [] : [script.context, ...script.development, script.closing];

describe('the script of an answer', () => {
  it('asks, answers first, and says every sentence of the answer once and in order', () => {
    expect(script?.context.argument_with_authority).toBe(
      'Por que meu bolo solou? Quase sempre foi o forno frio.',
    );
    expect(
      sections
        .slice(0, -1)
        .map((section) => section.argument_with_authority)
        .join(' '),
    ).toBe(`${answered.question} ${answered.answer}`);
    expect(script?.development).toHaveLength(3);
  });

  it('leaves no question at the end of a part without what replies to it', () => {
    const asked = writeAnswerScript({
      ...answered,
      actions: ['Desliga a batedeira e espera um dia inteiro'],
      answer: 'Sim. Tem um jeito. Bateu demais? Desliga. Espera um dia. E pronto.',
    });
    const spoken = asked?.development.map((section) => section.argument_with_authority);
    expect(spoken).toEqual(['Tem um jeito. Bateu demais? Desliga.', 'Espera um dia.', 'E pronto.']);
  });

  it('ends with the action that is nearest to what was said', () => {
    expect(script?.closing.argument_with_authority).toBe('Acende o forno e anota o tempo.');
  });

  it('ends with its own last sentence where no action has two words of it, or says anything new', () => {
    for (const action of ['Liga pra sua mãe do forno', 'Testa o fermento na água quente']) {
      const closed = writeAnswerScript({ ...answered, actions: [action] });
      expect(closed?.closing.argument_with_authority).toBe('Dá pra fatiar e torrar.');
    }
  });

  it('leaves out a sentence that the hook says already', () => {
    const told = writeAnswerScript({
      ...answered,
      hook: 'Testa o fermento na água quente: tem que espumar.',
    });
    const spoken = told?.development.map((section) => section.argument_with_authority).join(' ');
    expect(spoken).not.toContain('fermento');
  });

  it('says in every part that it rests on no source, and why it is in this order', () => {
    expect(sections.map(({ reference }) => reference)).toEqual(
      Array.from({ length: 5 }, () => scriptOrigins.card),
    );
    expect(script?.justification).toContain('“Por que meu bolo solou?”');
    expect(script?.justification).toContain('Nenhuma fonte do acervo apoia esta resposta');
  });

  it('names the creator where the answer is their own', () => {
    const told = writeAnswerScript({ ...answered, from: 'told' });
    expect(told?.context.reference).toBe(scriptOrigins.told);
    expect(told?.justification).toMatch(/o texto é o que você contou\.$/);
  });

  it('tells how to show each part, never the same way twice', () => {
    const shots = sections.map(({ instruction }) => instruction);
    expect(new Set(shots).size).toBe(5);
    expect(shots.join(' ')).not.toMatch(/dado|fonte|estudo|referência/);
  });

  it('has a shorter form of each part of several sentences', () => {
    expect(script?.development[0]).toMatchObject({ short: 'Acende antes de começar a massa.' });
    expect(script?.context.short).toBe('');
  });

  it('ranks where help is first, then what speaks of the hook, and marks what leans on the sentence before', () => {
    const helped = writeAnswerScript({
      ...answered,
      actions: ['Acende o forno e espera a luz'],
      answer:
        'Quase sempre foi o forno frio. Acende antes. Aí espera. Se ficou fino na beirada, torra. Queimou a mão? Corre pro posto.',
    });
    const ranked = helped?.development.flatMap(({ sentences }) => sentences) ?? [];
    expect(ranked.map(({ rank }) => rank)).toEqual([3, 4, 2, 1]);
    expect(ranked.map(({ follows }) => follows)).toEqual([false, true, false, false]);
    expect(helped?.context.sentences).toEqual([
      {
        text: 'Por que meu bolo solou? Quase sempre foi o forno frio.',
        rank: 0,
        follows: false,
        extra: false,
      },
    ]);
  });

  it('marks every demonstrative and pronoun that points back, also behind a preposition', () => {
    const told = writeAnswerScript({
      ...answered,
      actions: ['Acende o forno e espera a luz'],
      answer: 'Foi o forno frio. Acende antes. Nesse tempo bate a massa. Dela depende o resto. Isso ajuda.',
    });
    const leans = told?.development.flatMap(({ sentences }) => sentences.map(({ follows }) => follows));
    expect(leans).toEqual([false, true, true, true]);
  });

  it('goes on with the next question only in a longer video', () => {
    const further = [
      { question: 'Qual forma usar?', answer: 'A de furo. Ela assa o meio da massa. Unta bem.' },
    ];
    const longer = writeAnswerScript({ ...answered, further });
    const twice = writeAnswerScript({
      ...answered,
      further: [...further, { question: 'E sem forma?', answer: 'Usa uma de furo. Unta antes. Dá certo.' }],
    })?.development.at(-1);
    const openings = twice?.sentences
      .filter(({ text }) => text.includes('?'))
      .map(({ text }) => text.split('. ')[0]);
    expect(openings).toHaveLength(2);
    expect(new Set(openings).size).toBe(2);
    const strange = [{ question: 'Quem inventou a roda?', answer: 'Ninguém sabe. Veio com os sumérios.' }];
    const same = writeAnswerScript({ ...answered, further: strange });
    expect(same?.development.flatMap(({ sentences }) => sentences).some(({ extra }) => extra)).toBe(false);
    const last = longer?.development.at(-1);
    expect(last?.argument_with_authority).toBe('Dá pra fatiar e torrar.');
    expect(last?.sentences.filter(({ extra }) => extra).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^\p{Lu}.*\. Qual forma usar\? A de furo\.$/u),
      'Ela assa o meio da massa.',
      'Unta bem.',
    ]);
  });

  it('is none where the answer is shorter than a script', () => {
    expect(writeAnswerScript({ ...answered, answer: 'Foi o forno. Acende antes. E espera.' })).toBeNull();
  });

  const lead: Material = {
    summary:
      'Dez padeiros assaram o mesmo bolo em forno frio e em forno quente. No frio, nove bolos solaram.',
    argument_1: '',
    argument_2: '',
    argument_3: '',
    authority: 'Experimento publicado na revista Bolos em 2020.',
    source: 'https://example.org/bolos',
    source_kind: 'own',
    title: 'Cold ovens',
    year: 2020,
    kind: 'experimento',
    caveat: 'Foram só dez padeiros.',
    excerpt: '',
    use: '',
    confirmation: 'secondary',
    match: 'topic',
    country: 'Brasil',
    checks: null,
  };

  it('tells the study that supports it in the middle, with its limit, and its reference only to be shown', () => {
    const told = writeAnswerScript({ ...answered, lead });
    const [before, study, after] = told?.development ?? [];
    expect(study?.argument_with_authority).toMatch(
      /^\S.*\. Dez padeiros .* nove bolos solaram\. .*: [Ff]oram só dez padeiros\.$/,
    );
    expect(study?.argument_with_authority).not.toContain('revista');
    expect(study?.reference).toContain('Cold ovens');
    expect(study?.instruction).toMatch(/abre o link e confere/);
    expect([before?.reference, after?.reference]).toEqual([scriptOrigins.card, scriptOrigins.card]);
    expect(told?.justification).toContain('O segundo desenvolvimento conta o que uma fonte traz');
  });

  it('says who gains by the result in one breath with it, in every length', () => {
    const interest = 'Quem pagou o teste foi um fabricante de fornos.';
    const study = writeAnswerScript({ ...answered, lead: { ...lead, interest } })?.development[1];
    expect(study?.argument_with_authority).toContain(`nove bolos solaram. ${interest}`);
    expect(study?.short).toMatch(new RegExp(`forno quente\\. ${interest}$`));
  });
});
