import { expect, test } from 'vitest';
import { finishSentence, joinPiece } from './finish-sentence.ts';

test.each([
  ['corta pra ', 'o barulho da anilha', 'corta pro barulho da anilha'],
  ['pausa em ', 'a toalha', 'pausa na toalha'],
  ['lembra de ', 'os prints salvos', 'lembra dos prints salvos'],
  ['cabe em ', 'um detalhe', 'cabe num detalhe'],
  ['passa por ', 'as contas', 'passa pelas contas'],
  ['tudo passa por ', 'um ajuste', 'tudo passa por um ajuste'],
  ['corta pra ', 'domingo à noite', 'corta pra domingo à noite'],
])('joins %j and %j', (before, piece, joined) => {
  expect(joinPiece(before, piece)).toBe(joined);
});

test('a preposition inside a word is left alone', () => {
  expect(joinPiece('verde ', 'o gramado')).toBe('verde o gramado');
});

test.each([
  ['para tudo: o sofá ganha. e depois?', 'Para tudo: o sofá ganha. E depois?'],
  ['esquece o “será que dá?” por um dia', 'Esquece o “será que dá?” por um dia'],
  ['“Só mais um.” Então anota tudo', '“Só mais um.” Então anota tudo'],
  ['iPhone 17 por dentro.', 'iPhone 17 por dentro.'],
  ['ele disse “pronto.”.', 'Ele disse “pronto.”.'],
  ['já deu certo?.', 'Já deu certo?'],
])('finishes %j', (filled, finished) => {
  expect(finishSentence(filled)).toBe(finished);
});
