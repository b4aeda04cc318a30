import { describe, expect, it } from 'vitest';
import { hooksOf } from '../../shared/hook-tree.ts';
import { engine } from '../../tests/helpers/engine.ts';
import { createHookJudge, tidyForeignText } from './judge-hooks.ts';
import { mostInTree } from './measure-hook.ts';

const { generateTree } = engine;

const question = { text: 'Por que a gente dorme mal no domingo?', place: 0 };

describe('the judge of hooks that somebody else wrote', () => {
  it.each(['Dormir melhor', 'Moto', 'Bolo', 'Luto', 'Aprender inglês sozinho'])(
    'lets the engine’s own tree of “%s” pass',
    (topic) => {
      const reading = engine.readTopic(topic);
      const tree = 'match' in reading ? generateTree({ reading }) : null;
      if (tree === null) throw new Error(reading.kind);
      const judge = createHookJudge(topic, { isOfCare: topic === 'Luto' });
      const refused = tree.questions.flatMap((block, place) => {
        const reasons = judge.takeQuestion(block.question);
        const hooks = hooksOf(block).map(({ hook, mechanism }) =>
          judge.takeHook({ text: hook, mechanism }, { text: block.question, place }),
        );
        return [...reasons, ...hooks.flat()];
      });
      expect(refused).toEqual([]);
    },
  );

  it.each([
    ['Este é o segredo que ninguém te conta!', 'exclamation'],
    ['Sono ruim.', 'too-short'],
    ['Descubra como transformar sua noite de sono hoje mesmo.', 'tell:descubra'],
    ['This is why you wake up tired every single day.', 'english'],
    ['Os Cinco Erros Que Acabam Com Sua Noite.', 'mid-sentence-capital'],
    ['A gente dorme mal no domingo por quê.', 'restates-question'],
    ['Perca dez quilos em dez dias dormindo mais cedo.', 'claim:'],
    [
      'No domingo você deita às onze, pensa na segunda, levanta, bebe água, volta, olha o celular e não dorme nunca mais.',
      'too-long',
    ],
  ])('refuses “%s”', (text, reason) => {
    const reasons = createHookJudge('Dormir melhor').takeHook({ text, mechanism: 'cena' }, question);
    expect(reasons.some((known) => known.startsWith(reason))).toBe(true);
  });

  it('knows a name where it sees one', () => {
    const judge = createHookJudge('Dormir melhor');
    const text = 'A Dona Cida larga o celular na cozinha às nove.';
    expect(judge.takeHook({ text, mechanism: 'cena' }, question)).toEqual([]);
  });

  it('asks each next hook to differ from those it took', () => {
    const judge = createHookJudge('Dormir melhor');
    const take = (text: string, mechanism: 'cena' | 'erro' | 'pergunta', place = 0) =>
      judge.takeHook({ text, mechanism }, { ...question, place });
    expect(take('Domingo, onze da noite, e o despertador já pesa.', 'cena')).toEqual([]);
    expect(take('O travesseiro gelado não salva quem jantou tarde.', 'cena')).toEqual(['same-mechanism']);
    expect(take('Domingo, onze da manhã, e a cama ainda chama.', 'erro')).toEqual(['same-opening']);
    expect(take('Quem deita e o despertador já pesa, nem dorme.', 'erro')).toEqual(['shares-words']);
    expect(take('O travesseiro gelado não salva quem jantou tarde.', 'cena', 1)).toEqual([]);
    const asked = [
      'Cadê o sono de ontem?',
      'Que horas você janta?',
      'Quem apagou a luz do corredor?',
      'Onde foi parar a noite inteira?',
      'Quantas vezes tocou o despertador?',
      'Seu cachorro também ronca?',
      'Por que segunda pesa tanto?',
      'Qual lençol esquenta menos?',
      'Cabe mais um na cama?',
      'Já tentou meia fria?',
    ];
    expect(asked).toHaveLength(mostInTree.questions);
    const mechanismsInTurn = ['pergunta', 'erro'] as const;
    expect(
      asked.flatMap((text, at) => take(text, mechanismsInTurn[at % 2] ?? 'cena', Math.floor(at / 2) + 2)),
    ).toEqual([]);
    expect(take('Já contou quantos carneiros pulam?', 'cena', 7)).toEqual(['too-many-questions']);
  });

  it('refuses questions that ask nothing, too much, or the same again', () => {
    const judge = createHookJudge('Dormir melhor');
    expect(judge.takeQuestion('Por que a gente acorda cansado?')).toEqual([]);
    expect(judge.takeQuestion('Por que a gente acorda tão cansado?')).toContain('repeats-question');
    expect(judge.takeQuestion('Dormir bem é importante.')).toContain('not-a-question');
    expect(judge.takeQuestion('How do I sleep better at night?')).toContain('english');
    expect(judge.takeQuestion(`Por que ${'muito '.repeat(20)}cansa?`)).toContain('too-long');
  });
});

it('shows foreign text as we write it', () => {
  expect(tidyForeignText('  1. "Só mais um."  Você falou isso\nhá quatro vídeos. ')).toBe(
    '“Só mais um.” Você falou isso há quatro vídeos.',
  );
  expect(tidyForeignText('- «Deixa» pra depois.')).toBe('“Deixa” pra depois.');
});
