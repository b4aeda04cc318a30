import { describe, expect, it } from 'vitest';
import type { Mechanism } from '../../shared/mechanisms.ts';
import { chooseHooks } from './choose-hooks.ts';
import type { FreshQuestion } from './choose-questions.ts';
import { mostInTree } from './measure-hook.ts';

const questionWith = (question: string, hooks: readonly (readonly [Mechanism, string])[]): FreshQuestion => ({
  question,
  answer: null,
  family: 'fazer',
  hooks: hooks.map(([mechanism, text]) => ({ mechanism, text })),
});

const plain = (name: string): (readonly [Mechanism, string])[] => [
  ['cena', `A ${name} ficou na mesa.`],
  ['mito', `Nem toda ${name} presta.`],
  ['erro', `Guardar ${name} molhada estraga.`],
  ['custo', `Sai cara ${name} assim.`],
];

const choose = (questions: readonly FreshQuestion[], seed = 'tema') =>
  chooseHooks({ questions, used: new Set(), seed });
const textsOf = (questions: readonly FreshQuestion[]) =>
  choose(questions)
    .flat()
    .map(({ text }) => text);

describe('the hooks of a tree', () => {
  it('are four of each question, of four mechanisms where it has them', () => {
    const sets = choose([
      questionWith('Que panela?', [...plain('panela'), ['cena', 'Um cheiro queimado no corredor.']]),
    ]);
    expect(sets).toHaveLength(1);
    expect(new Set(sets[0]?.map(({ mechanism }) => mechanism)).size).toBe(4);
  });

  it('share no four words and no opening where another hook is there', () => {
    const texts = textsOf([
      questionWith('Que panela?', plain('panela')),
      questionWith('Que faca?', [
        ['cena', 'A panela ficou na mesa hoje.'],
        ['prova', 'Olha ficou na mesa.'],
        ...plain('faca').map(
          ([mechanism, text]) => [mechanism, text.replace('ficou na mesa', 'caiu')] as const,
        ),
      ]),
    ]);
    expect(texts).not.toContain('A panela ficou na mesa hoje.');
  });

  it('ask no oftener than the limit where that can be', () => {
    const asking = (name: string) =>
      questionWith(`Que ${name}?`, [
        ['pergunta', `Cadê a ${name}?`],
        ['desafio', `Que ${name} você usa?`],
        ['compara', `Essa ${name} ou outra?`],
        ...plain(name).slice(0, 3),
      ]);
    const texts = textsOf(['panela', 'faca', 'colher', 'tigela'].map(asking));
    expect(texts.filter((text) => text.includes('?')).length).toBeLessThanOrEqual(mostInTree.questions);
  });

  it('give up an early hook where a later question leaves no choice', () => {
    const forced = questionWith('Que faca?', [
      ['pergunta', 'Cadê a faca?'],
      ['desafio', 'Quem afia faca?'],
      ['compara', 'Faca ou tesoura?'],
      ['numero', 'Três cortes bastam.'],
    ]);
    const early = questionWith('Que panela?', [
      ['pergunta', 'Onde foi a panela?'],
      ['cena', 'Panela velha na pia.'],
      ['mito', 'Ferro nem sempre enferruja.'],
      ['erro', 'Esponja de aço risca tudo.'],
      ['pergunta', 'Vapor demais na cozinha.'],
    ]);
    const texts = textsOf([early, forced]);
    expect(texts.filter((text) => text.includes('?'))).toHaveLength(3);
    expect(texts).toContain('Vapor demais na cozinha.');
  });

  it('are the same for the same seed, and others for another', () => {
    const questions = [
      questionWith('Que panela?', [
        ...plain('panela'),
        ['prova', 'Olha o fundo dela.'],
        ['contra', 'Teflon tem seu dia.'],
      ]),
    ];
    expect(choose(questions)).toEqual(choose(questions));
    const seeds = ['um', 'dois', 'três', 'quatro', 'cinco'].map((seed) =>
      JSON.stringify(choose(questions, seed)),
    );
    expect(new Set(seeds).size).toBeGreaterThan(1);
  });
});
