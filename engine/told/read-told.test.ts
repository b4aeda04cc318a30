import { describe, expect, it } from 'vitest';
import type { Facts } from '../../shared/topic-unclear.ts';
import type { InterviewGroup } from '../content.ts';
import { listFactQuestions } from './fact-questions.ts';
import { readTold, sayMissing } from './read-told.ts';

const interview = ['Como se nota “{tema}”', 'Onde dá errado', 'O que fazer', 'Quanto custa'].map(groupOf);

function groupOf(label: string): InterviewGroup {
  return {
    label,
    question: 'por que o zíper abre sozinho?',
    lines: [
      { mechanism: 'chamada', cue: 'O que se faz', example: 'Se o zíper abre sozinho, aperta o cursor.' },
      { mechanism: 'dialogo', cue: 'O que se diz', example: `“Troca tudo.” Em ${label} basta o cursor.` },
      { mechanism: 'prova', cue: 'O que se vê', example: `Puxa o cursor devagar: ${label}.` },
      { mechanism: 'confissao', cue: 'O que você viveu', example: `Já troquei à toa: ${label}.` },
      { mechanism: 'custo', cue: 'A conta', example: `Um cursor custa pouco: ${label}.` },
    ],
  };
}

/** All that makes a tree: four lines of a group, and a fifth that is too short. */
const whole: Facts = Object.fromEntries(
  ['panela', 'tampa', 'alça', 'válvula'].flatMap((part, group) => [
    [`${group + 1}`, `como trocar a ${part}`],
    [`${group + 1}.1`, `Se a ${part} chia, desliga o fogo primeiro`],
    [`${group + 1}.2`, `“A ${part} tá nova.” Nova por fora só`],
    [`${group + 1}.3`, `Puxa a ${part} com o pano seco`],
    [`${group + 1}.4`, `Já queimei a mão na ${part} de visita`],
    [`${group + 1}.5`, 'Um cursor'],
  ]),
);

function blocksOf(changes: Facts) {
  const told = readTold({ facts: { ...whole, ...changes }, interview });
  if (told.kind !== 'whole') throw new Error(JSON.stringify(told.missing));
  return told.blocks;
}

function linesOf(changes: Facts): string[] {
  return blocksOf(changes)[0]?.hooks.map(({ text }) => text) ?? [];
}

function missingOf(changes: Facts) {
  const told = readTold({ facts: { ...whole, ...changes }, interview });
  return told.kind === 'incomplete' ? told.missing : [];
}

describe('the form', () => {
  it('asks a question and five lines in each group', () => {
    const asked = listFactQuestions(interview, 'Panela');
    expect(asked).toHaveLength(24);
    expect(asked[0]).toMatchObject({
      key: '1',
      label: 'Como se nota “Panela”',
      form: 'question',
      follows: null,
    });
    expect(asked[1]).toMatchObject({
      key: '1.1',
      label: 'O que se faz',
      form: 'sentence',
      follows: '1',
    });
    expect(asked[23]).toMatchObject({ key: '4.5', follows: '4' });
  });
});

describe('a tree of what was told', () => {
  it('has the questions and lines of the creator, with the mechanisms of the cues', () => {
    const blocks = blocksOf({});
    expect(blocks).toHaveLength(4);
    expect(blocks[0]).toEqual({
      question: 'Como trocar a panela?',
      hooks: [
        { text: 'Se a panela chia, desliga o fogo primeiro.', mechanism: 'chamada' },
        { text: '“A panela tá nova.” Nova por fora só.', mechanism: 'dialogo' },
        { text: 'Puxa a panela com o pano seco.', mechanism: 'prova' },
        { text: 'Já queimei a mão na panela de visita.', mechanism: 'confissao' },
      ],
    });
  });

  it('shows the first four lines when all five are there', () => {
    const last = 'Um cabo novo custa dez reais na feira';
    expect(linesOf({ '1.5': last })).not.toContain(`${last}.`);
    expect(linesOf({ '1.2': '', '1.5': last })).toContain(`${last}.`);
  });

  it('ends a question in one question mark however it was typed', () => {
    expect(blocksOf({ '1': 'PODE LAVAR??' })[0]?.question).toBe('Pode lavar?');
    expect(blocksOf({ '1': ' porque ela apita. ' })[0]?.question).toBe('Porque ela apita?');
  });

  it.each([
    ['se a panela nao veda, troca a borracha', 'Se a panela não veda, troca a borracha.'],
    ['Se a panela chia!!! desliga kkkk 🔥', 'Se a panela chia. Desliga.'],
    ['Se A PANELA CHIA, DESLIGA O FOGO', 'Se a panela chia, desliga o fogo.'],
    ['"é só apertar" , disse a vizinha', '“É só apertar”, disse a vizinha.'],
    ['“É só apertar.” aí vazou feijão', '“É só apertar.” Aí vazou feijão.'],
    ['Se ela duvida, mostra a pressao pra ela', 'Se ela duvida, mostra a pressão pra ela.'],
    ['Se baixar de 20 cm, encosta num retalho', 'Se baixar de 20 cm, encosta num retalho.'],
    ['Se vaza é pq a borracha secou', 'Se vaza é porque a borracha secou.'],
    ['Se der dúvida, olha no gov.br', 'Se der dúvida, olha no gov.br.'],
    ['“Dá pra abrir?” e a tampa voou longe', '“Dá pra abrir?” e a tampa voou longe.'],
    ['Da pra ouvir, ai ela para de chiar', 'Dá pra ouvir, aí ela para de chiar.'],
    ['manda foto no zap antes de trocar', 'Manda foto no zap antes de trocar.'],
    ['abelha sem ferrao tambem tem inimigo', 'Abelha sem ferrão também tem inimigo.'],
    ['20 cm de mangueira resolve o vazamento', '20 cm de mangueira resolve o vazamento.'],
    ['“Ela apita sozinha?” Apita e avisa', '“Ela apita sozinha?” Apita e avisa.'],
  ])('mends no more than the spelling: %s', (typed, shown) => {
    expect(linesOf({ '1.1': typed })[0]).toBe(shown);
  });
});

describe('what cannot be used', () => {
  it.each([
    ['too few words', 'Se a panela'],
    ['more than can be said in a breath', `Se ${'a panela chia e '.repeat(7)}para`],
    ['a sentence that was not finished', 'Se a panela chia, desliga o fogo e'],
    ['an example of the form', 'se o ziper abre sozinho, aperta o cursor'],
    ['the line of another field', 'Puxa a panela com o pano seco!'],
    ['only a picture', '🔥🔥🔥🔥'],
  ])('counts as missing: %s', (_what, typed) => {
    expect(missingOf({ '1.1': typed })).toEqual([
      { label: 'Como se nota “{tema}”', lines: 1, question: false },
    ]);
  });

  it('may end in a word that only looks unfinished', () => {
    expect(linesOf({ '1.1': 'Se a panela esfria o arroz não para' })[0]).toBe(
      'Se a panela esfria o arroz não para.',
    );
  });

  it('says what each group lacks', () => {
    const missing = missingOf({ '1.1': '', '1.2': '', '2': ' ? ', '4.3': 'Puxa', '4': '' });
    expect(missing).toEqual([
      { label: 'Como se nota “{tema}”', lines: 2, question: false },
      { label: 'Onde dá errado', lines: 0, question: true },
      { label: 'Quanto custa', lines: 1, question: true },
    ]);
    expect(sayMissing(missing, 'Panela')).toBe(
      'Faltam 2 frases em “Como se nota Panela”, a pergunta em “Onde dá errado” e 1 frase e a pergunta em “Quanto custa”.',
    );
    expect(sayMissing(missing.slice(1), 'Panela')).toMatch(/^Falta a pergunta em “Onde dá errado” e 1 frase/);
  });
});
