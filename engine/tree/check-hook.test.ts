import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HookSignalName, hookCheckSchema } from '../../shared/hook-check.ts';
import { content } from '../../tests/helpers/engine.ts';
import { checkHook } from './check-hook.ts';

const signalOf = (hook: string, name: HookSignalName) => {
  const found = checkHook(hook).signals.find(({ signal }) => signal === name);
  if (found === undefined) throw new Error(`No signal ${name}`);
  return found;
};

describe('the hook check', () => {
  it.each<[HookSignalName, string, 'good' | 'fair' | 'poor', string]>([
    ['duracao', 'Uma hora de esteira, camiseta pingando, e o corpo igual.', 'good', ''],
    [
      'duracao',
      'Uma hora de esteira, com a camiseta pingando e o celular apitando na bolsa.',
      'good',
      'Uma hora de esteira,',
    ],
    [
      'duracao',
      'Hoje eu vou mostrar pra você como é que se faz uma mala de mão pra quinze dias de viagem sem pagar excesso',
      'poor',
      '',
    ],
    ['tensao', '“Só mais um.” Você falou isso há quatro vídeos.', 'good', '“Só mais um.”'],
    ['tensao', 'Larga o peso e escuta essa.', 'good', 'Larga'],
    ['tensao', 'Assopra a vela antes do bolo.', 'good', 'Assopra'],
    ['tensao', 'Ficou com a janela aberta à noite?', 'good', 'Ficou com a janela aberta à noite?'],
    ['tensao', 'O pão francês leva farinha, água e sal.', 'fair', 'O pão francês leva farinha, água e sal.'],
    ['tensao', 'Sucesso depende de mentalidade', 'poor', 'Sucesso depende de mentalidade'],
    ['tensao', 'O feijão da minha avó ficava uma noite inteira na água, e nunca azedou.', 'good', 'minha'],
    [
      'concretude',
      'Anota num papel tudo que falta fazer amanhã e larga na cozinha.',
      'good',
      'papel, cozinha',
    ],
    ['concretude', 'Sucesso depende de mentalidade', 'poor', ''],
    ['fala', 'Falaremos hoje da importância do sono', 'poor', 'Falaremos'],
    ['fala', 'Tá na hora de dormir', 'good', 'Tá'],
    ['promessa', 'Perca 10 kg em 30 dias garantido', 'poor', 'garantido'],
    ['promessa', 'A balança é a última a saber', 'good', ''],
    ['cliche', 'O segredo que ninguém te conta', 'poor', 'O segredo'],
    ['cliche', 'A balança é a última a saber', 'good', ''],
  ])('%s of “%s” is %s', (name, hook, level, quote) => {
    expect(signalOf(hook, name)).toMatchObject({ level, quote });
  });

  it('quotes only what stands in the hook, says the same twice, and survives any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })), (hook) => {
        const check = hookCheckSchema.parse(checkHook(hook));
        expect(checkHook(hook)).toEqual(check);
        for (const { signal, quote } of check.signals) {
          const parts = signal === 'concretude' ? quote.split(', ') : [quote];
          for (const part of parts)
            expect(hook.split(/\s+/u).join(' ')).toContain(part.split(/\s+/u).join(' '));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('finds the written bank good: no claim, no cliché, few without tension or a thing to see', () => {
    const checks = content.cards.flatMap(({ questions }) =>
      questions.flatMap(({ hooks }) => hooks.map(({ text }) => checkHook(text))),
    );
    const share = (name: HookSignalName, level: string) =>
      checks.filter(({ signals }) =>
        signals.some((signal) => signal.signal === name && signal.level === level),
      ).length / checks.length;
    expect(share('promessa', 'poor')).toBe(0);
    expect(share('cliche', 'poor')).toBe(0);
    expect(share('fala', 'poor')).toBeLessThan(0.02);
    expect(share('duracao', 'poor')).toBeLessThan(0.02);
    expect(share('concretude', 'poor')).toBeLessThan(0.01);
    expect(share('tensao', 'poor')).toBeLessThan(0.01);
    const doubted = checks.filter(({ signals }) => signals.some(({ level }) => level !== 'good'));
    expect(doubted.length / checks.length).toBeLessThan(0.2);
  });
});
