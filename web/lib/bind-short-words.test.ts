import { expect, it } from 'vitest';
import { bindShortWords } from './bind-short-words.ts';

it.each([
  [
    'Cerveja dá sono, sim. O estrago fica pra madrugada.',
    'Cerveja dá sono, sim. O_estrago fica pra madrugada.',
  ],
  ['Foi bom e o que sobrou é a conta', 'Foi bom e_o_que sobrou é_a_conta'],
  ['“A última já foi”', '“A_última já foi”'],
  ['Vitamina A', 'Vitamina A'],
  ['Plano B, tipo 2', 'Plano B, tipo 2'],
  ['Ao pé da letra', 'Ao pé da letra'],
  ['', ''],
])('keeps a word of one letter with the next one: %s', (text, bound) => {
  expect(bindShortWords(text)).toBe(bound.replaceAll('_', '\u00a0'));
});
