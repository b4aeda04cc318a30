import { expect, it } from 'vitest';
import { contentStems, stemOf } from './stems.ts';

it('brings the forms of a word together', () => {
  for (const words of [
    'treino treinos treinar treinando',
    'planta plantas plantar',
    'ação ações',
    'animal animais',
    'viral virais',
    'investir investindo investimento',
    'emagrecer emagrecendo emagrecimento',
    'ansiosa ansioso ansiosas',
  ]) {
    expect(new Set(words.split(' ').map((word) => contentStems(word)[0])).size, words).toBe(1);
  }
});

it('keeps apart short words that only look alike', () => {
  for (const words of [
    'casa caso casar',
    'luto luta',
    'bola bolo',
    'gato gata',
    'moto mote',
    'mãe mão',
    'grama gramado',
  ]) {
    const stems = words.split(' ').map((word) => contentStems(word)[0]);
    expect(new Set(stems).size, words).toBe(stems.length);
  }
});

it('drops what carries no meaning, and keeps the order', () => {
  expect(contentStems('Como é que eu paro de procrastinar na vida?')).toEqual(['paro', 'procrastin', 'vida']);
  expect(contentStems('')).toEqual([]);
  expect(stemOf('gta6')).toBe('gta6');
});
