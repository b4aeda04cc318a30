import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseTopic, topicKey } from './normalise-topic.ts';

describe('normaliseTopic', () => {
  it.each([
    ['look do dia barato kkk', 'Look do dia barato'],
    ['Maquiagem pra noite 💄✨', 'Maquiagem pra noite'],
    ['EMAGRECER NA ACADEMIA!!!', 'Emagrecer na academia'],
    ['Como Ganhar Seguidores No Instagram', 'Como ganhar seguidores no Instagram'],
    ['como faser bolo de senoura', 'Como fazer bolo de cenoura'],
    ['aprender ingles sozinho', 'Aprender inglês sozinho'],
    ['vc tbm quer saber pq', 'Você também quer saber por que'],
    ['viajar pra dubai com pouca grana', 'Viajar pra Dubai com pouca grana'],
    ['rio de janeiro em 3 dias', 'Rio de Janeiro em 3 dias'],
    ['iphone 17 vale a pena?', 'iPhone 17 vale a pena'],
    ['tdah', 'TDAH'],
    ['abrir mei', 'Abrir MEI'],
    ['exercicios pra gluteo', 'Exercícios pra glúteo'],
    ['meu bebe nao dorme', 'Meu bebê não dorme'],
    ['quem bebe cafe demais', 'Quem bebe café demais'],
    ['vender no zap', 'Vender no WhatsApp'],
    ['airfryer vale apena', 'Air fryer vale a pena'],
    ['  "dormir   melhor".  ', 'Dormir melhor'],
    ['#emagrecer rsrs', 'Emagrecer'],
    ['comecar a correr', 'Começar a correr'],
    ['acoes e fundos imobiliarios', 'Ações e fundos imobiliários'],
    ['pele oleosa', 'Pele oleosa'],
    ['Fazer bolo', 'Fazer bolo'],
    ['Canela em pó', 'Canela em pó'],
    ['How to make money online', 'How to make money online'],
    ['mãe e avó', 'Mãe e avó'],
    ['to com dor de cabeça', 'Tô com dor de cabeça'],
    ['verbo to be', 'Verbo to be'],
    ['carne moída', 'Carne moída'],
  ])('%j reads %j', (raw, display) => expect(normaliseTopic(raw).display).toBe(display));

  it('knows a question by its mark, and keeps what is shown short', () => {
    expect(normaliseTopic('Precisa postar todo dia?? 🤔').endsInQuestionMark).toBe(true);
    expect(normaliseTopic('Postar todo dia').endsInQuestionMark).toBe(false);
    expect(normaliseTopic('como organizar a casa e a rotina '.repeat(9)).display.length).toBeLessThanOrEqual(
      140,
    );
  });
});

describe('topicKey', () => {
  it.each([
    ['como faser bolo de senoura', 'Como fazer bolo de cenoura?', 'COMO FAZER BOLO DE CENOURA 🥕 kkk'],
    ['aprender ingles', 'Aprender inglês', 'aprender  inglês!!!'],
    ['Tiktok', 'tik tok', 'TikTok'],
    ['Ansiedade', 'ansiedade.', '“Ansiedade”'],
    ['air fryer', 'Airfryer', 'AIR FRYER rs'],
    ['vc tbm viaja', 'você também viaja', 'Voce tambem viaja'],
  ])('is one for %j', (...spellings) => expect(new Set(spellings.map(topicKey)).size).toBe(1));

  it('stays apart for topics that differ', () => {
    const keys = ['Ansiedade', 'Ansioso', 'C++', 'C#', 'C', 'Bolo', 'Bolos de pote'].map(topicKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is its own key, has no accents and no punctuation, whatever is typed', () => {
    const words = fc.constantFrom(
      'vc',
      'Rio',
      'de',
      'Janeiro',
      'RS',
      'rs',
      'kkk',
      'IA',
      'não',
      'tiktok',
      'É',
      'oq',
      'PQ',
      'c/',
      '😂',
      'Exercicios',
      'à',
      'C++',
      '-',
      'bebe',
      'TÁ',
    );
    const typed = fc.oneof(
      fc.array(words, { maxLength: 12 }).map((list) => list.join(' ')),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.string({ unit: 'binary', maxLength: 80 }),
    );
    fc.assert(
      fc.property(typed, (raw) => {
        const key = topicKey(raw);
        expect(topicKey(key)).toBe(key);
        expect(key).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u);
      }),
      { numRuns: 600 },
    );
  });
});
