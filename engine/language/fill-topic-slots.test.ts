import { describe, expect, it } from 'vitest';
import { engine } from '../../tests/helpers/engine.ts';
import { canFillTopicSlots, fillTopicSlots, sentenceCase } from './fill-topic-slots.ts';
import type { TopicAnalysis } from './topic-types.ts';

const { analyseTopic } = engine;

function read(raw: string): TopicAnalysis {
  const reading = analyseTopic(raw);
  if (reading.kind !== 'topic') throw new Error(raw);
  return reading.analysis;
}

const slots = [
  '{t}',
  '{t:o}',
  '{t:de}',
  '{t:em}',
  '{t:a}',
  '{t:por}',
  '{t:pra}',
  '{t:com}',
  '{t:um}',
  '{t:esse}',
  '{t:ele}',
];

describe('the table of topic slots', () => {
  it.each([
    [
      'air fryer',
      'air fryer|a air fryer|da air fryer|na air fryer|à air fryer|pela air fryer|pra air fryer|com a air fryer|uma air fryer|essa air fryer|ela',
    ],
    [
      'Rio de Janeiro',
      'Rio de Janeiro|o Rio de Janeiro|do Rio de Janeiro|no Rio de Janeiro|ao Rio de Janeiro|pelo Rio de Janeiro|pro Rio de Janeiro|com o Rio de Janeiro|–|–|ele',
    ],
    ['Gramado', 'Gramado|Gramado|de Gramado|em Gramado|a Gramado|por Gramado|pra Gramado|com Gramado|–|–|–'],
    [
      'plantas',
      'plantas|as plantas|das plantas|nas plantas|às plantas|pelas plantas|pras plantas|com as plantas|–|essas plantas|elas',
    ],
    ['upcycling', 'upcycling|–|–|–|–|–|–|–|–|–|–'],
  ])('%s', (raw, forms) => {
    const analysis = read(raw);
    expect(slots.map((slot) => fillTopicSlots(slot, analysis) ?? '–')).toEqual(forms.split('|'));
  });
});

describe('fillTopicSlots', () => {
  it('gives up on a text with one slot that the topic has no form for', () => {
    expect(fillTopicSlots('{t:de} sem {v}', read('Ansiedade'))).toBeNull();
    expect(canFillTopicSlots('{t:de}', read('Ansiedade'))).toBe(true);
    expect(fillTopicSlots('{t:xyz}', read('Ansiedade'))).toBeNull();
  });

  it('keeps singular sentences from plural topics', () => {
    expect(fillTopicSlots('{t:o!s} dói', read('Unhas'))).toBeNull();
    expect(fillTopicSlots('{t:o!s} dói', read('Dor nas costas'))).toBe('a dor nas costas dói');
  });

  it('leaves other braces and texts without slots alone', () => {
    expect(fillTopicSlots('{cena}, e {t:o}', read('Ansiedade'))).toBe('{cena}, e a ansiedade');
    expect(fillTopicSlots('uma hora de esteira', read('Ansiedade'))).toBe('uma hora de esteira');
  });

  it('gives a reflexive verb the pronoun of who speaks', () => {
    const organise = read('me organizar melhor');
    expect(fillTopicSlots('quem quer {v}', organise)).toBe('quem quer se organizar melhor');
    expect(fillTopicSlots('demorei pra eu {v}', organise)).toBe('demorei pra eu me organizar melhor');
    expect(fillTopicSlots('eu {v:imp} e quem {v:3s}', organise)).toBe(
      'eu me organizava melhor e quem se organiza melhor',
    );
    expect(fillTopicSlots('{v:1s}', organise)).toBe('me organizo melhor');
  });

  it('has the object only where it stands bare', () => {
    const object = (raw: string) => fillTopicSlots('{o}', read(raw));
    expect(
      [
        'Tocar violão',
        'fazer bolo de cenoura',
        'tomar creatina à noite',
        'Ganhar massa muscular depois dos 40',
      ].map(object),
    ).toEqual(['violão', 'bolo de cenoura', 'creatina', 'massa muscular']);
    expect(
      ['Dormir melhor', 'Passar em concurso', 'Trocar o chuveiro', 'ficar rico', 'viajar sozinha'].map(
        object,
      ),
    ).toEqual([null, null, null, null, null]);
  });

  it('orders nobody to be able to', () => {
    expect(fillTopicSlots('{v:imper}', read('poder viajar mais'))).toBeNull();
    expect(fillTopicSlots('{v:imper}', read('ser mais confiante'))).toBe('seja mais confiante');
  });
});

describe('sentenceCase', () => {
  it.each([
    ['uma hora de esteira. e o corpo igual.', 'Uma hora de esteira. E o corpo igual.'],
    ['iPhone 17 ou 16? depende do bolso.', 'iPhone 17 ou 16? Depende do bolso.'],
    ['“já faz um mês.” calma, olha isso.', '“Já faz um mês.” Calma, olha isso.'],
    ['água primeiro. iFood depois.', 'Água primeiro. iFood depois.'],
    ['custa R$ 1.000 no dr. fulano', 'Custa R$ 1.000 no dr. fulano'],
    ['eu tentei… e nada', 'Eu tentei… e nada'],
    ['TDAH não é preguiça', 'TDAH não é preguiça'],
    ['3 coisas sobre isso', '3 coisas sobre isso'],
    ['', ''],
  ])('%j → %j', (text, expected) => expect(sentenceCase(text)).toBe(expected));
});
