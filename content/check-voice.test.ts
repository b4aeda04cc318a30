import { describe, expect, it } from 'vitest';
import type { Card } from '../engine/content.ts';
import { cardOf, questionOf } from '../tests/helpers/small-content.ts';
import { checkVoice } from './check-voice.ts';

const answer =
  'O café amarga quando a água ferve em cima do pó. Desliga o fogo, conta meio minuto e só então despeja em círculos. Pó fino demais também amarga, então pede moagem média. Se nem assim melhora, o pó é que tá velho: troca o pacote e guarda o novo fechado.';
const plain = [
  'O pó velho amarga o café.',
  'A água ferve e queima o pó.',
  'Coador sujo deixa gosto de ontem.',
];

const withHooks = (texts: readonly string[], question = 'Por que o café amarga?'): Card =>
  cardOf('café', {
    questions: [
      {
        ...questionOf('fazer', question),
        answer,
        hooks: texts.map((text) => ({ mechanism: 'cena' as const, text })),
      },
    ],
  });

it('a card that reads well has no fault', () => expect(checkVoice(withHooks(plain))).toEqual([]));

describe('a fault of a card is named with the place and what to write instead', () => {
  it.each([
    ['an infinitive as a sentence', 'Ferver a água junto com o pó.', 'Say who does it'],
    ['a gerund as a sentence', 'O café tava bom. Fervendo a água com o pó.', 'Say who does it'],
    ['a mould', 'Esse café tem um detalhe que muda a xícara.', 'any topic could have'],
    ['a fact that is kept back', 'Teu café amarga por causa desse erro no coador.', 'any topic could have'],
    ['a pronoun without its noun', 'Ele amarga quando a água ferve.', 'Name it'],
  ])('%s', (_, text, fault) => {
    const faults = checkVoice(withHooks([...plain, text]));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(text);
    expect(faults[0]).toContain(fault);
  });

  it('two questions in one', () =>
    expect(checkVoice(withHooks(plain, 'Qual café comprar e quanto custa?'))).toEqual([
      expect.stringContaining('two questions in one: “Qual café comprar e quanto custa?”'),
    ]));

  it('a second quoted line below one question', () =>
    expect(checkVoice(withHooks(['“Tá forte.” Tá velho.', '“Tá fraco.” O pó é pouco.', ...plain]))).toEqual(
      expect.arrayContaining([expect.stringContaining('2 quoted lines')]),
    ));

  it('too many hooks of one form, counted by the size of the card', () =>
    expect(checkVoice(withHooks(['Café: a água queima.', 'Coador: lava hoje.', ...plain]))).toEqual([
      expect.stringContaining('2 hooks with a colon, at most 1'),
    ]));

  it('a hook that could open any topic, where its question names none either', () =>
    expect(checkVoice(withHooks(['Todo mundo erra nessa hora.', ...plain], 'Por que dá errado?'))).toEqual(
      expect.arrayContaining([
        expect.stringContaining(
          '“Todo mundo erra nessa hora.” below “Por que dá errado?” has no word of the topic',
        ),
      ]),
    ));

  it('an infinitive that is the subject of a verb is none', () =>
    expect(checkVoice(withHooks([...plain, 'Ferver a água deixa o café amargo.']))).toEqual([]));

  it('a missing answer, and one too short', () => {
    const [question] = withHooks(plain).questions;
    const answeredWith = (text: string | null) =>
      checkVoice(cardOf('café', { questions: question ? [{ ...question, answer: text }] : [] }));
    expect(answeredWith(null)).toEqual([expect.stringContaining('no answer to “Por que o café amarga?”')]);
    expect(answeredWith('Porque ferve.')).toEqual([
      expect.stringContaining('has 1 sentences and 13 characters'),
    ]);
  });
});
