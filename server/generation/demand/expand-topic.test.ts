import { describe, expect, it } from 'vitest';
import { expandTopic } from './expand-topic.ts';

describe('what a search box is asked about a topic', () => {
  it('is the beginnings and ends of questions, and the topic itself, in lower case', () => {
    expect(expandTopic('  Emagrecer na   academia 💪')).toEqual([
      'por que emagrecer na academia',
      'como emagrecer na academia',
      'o que emagrecer na academia',
      'quanto emagrecer na academia',
      'qual emagrecer na academia',
      'vale a pena emagrecer na academia',
      'é verdade que emagrecer na academia',
      'emagrecer na academia ou',
      'emagrecer na academia faz mal',
      'emagrecer na academia',
    ]);
  });

  it('goes around what a question is about, and asks the question as it was typed once', () => {
    const queries = expandTopic('Como viralizar no tik tok?');
    expect(queries).toContain('por que viralizar no tiktok');
    expect(queries.filter((query) => query === 'como viralizar no tiktok')).toHaveLength(1);
    expect(queries.some((query) => query.includes('como como'))).toBe(false);
    expect(expandTopic('quero falar sobre ansiedade')).toContain('é verdade que ansiedade');
    expect(expandTopic('iphone 17 vale a pena').slice(-2)).toEqual([
      'iphone 17 faz mal',
      'iphone 17 vale a pena',
    ]);
  });

  it.each([
    ['too long', `Como ${'planejar a semana '.repeat(5)}`],
    ['a sign that somebody may need help', 'quero morrer'],
    ['a telephone number', '11 98765-4321'],
    ['an address', 'fulana@exemplo.com.br'],
    ['empty', '   '],
    ['without a word to search for', 'ele e ela'],
  ])('is nothing when the text is %s', (_, topic) => {
    expect(expandTopic(topic)).toEqual([]);
  });

  it('is asked up to eighty characters', () => {
    const longest = `horta ${'de manjericão '.repeat(6)}`.slice(0, 80).trimEnd();
    expect(expandTopic(`${longest}${'x'.repeat(80 - longest.length)}`)).toHaveLength(10);
    expect(expandTopic(`${longest}${'x'.repeat(81 - longest.length)}`)).toEqual([]);
  });
});
