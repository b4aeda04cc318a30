import { describe, expect, test } from 'vitest';
import { describeMovement } from './describe-movement.ts';
import type { Movement } from './movement.ts';

const use: Movement = {
  id: 1,
  at: new Date(0),
  entry: 'reserve',
  bucket: 'subscription',
  delta: -1,
  balanceAfter: 119,
  kind: 'generate-hooks',
  subject: 'Dormir melhor',
};
const own = { kind: null, subject: null };

describe('what a movement was for', () => {
  test.each<[Partial<Movement>, string]>([
    [{}, 'Busca: Dormir melhor'],
    [{ subject: null }, 'Busca'],
    [{ kind: 'busca-referencias', subject: 'Você dorme?' }, 'Materiais e roteiro: Você dorme?'],
    [{ entry: 'release', delta: 1 }, 'Devolvido: Dormir melhor'],
    [{ entry: 'expire', delta: 1, subject: null }, 'Devolvido: busca'],
    [
      { entry: 'release', delta: 1, kind: 'busca-referencias', subject: null },
      'Devolvido: materiais e roteiro',
    ],
    [{ entry: 'grant', ...own }, 'Créditos do plano'],
    [{ entry: 'grant', bucket: 'free', ...own }, 'Créditos gratuitos'],
    [{ entry: 'forfeit', ...own }, 'Créditos que venceram'],
    [{ entry: 'revoke', ...own }, 'Cancelado/reembolsado'],
    [{ entry: 'adjust', ...own }, 'Ajuste'],
  ])('%o', (movement, what) => {
    expect(describeMovement({ ...use, ...movement }).what).toBe(what);
  });
});

describe('how much it moved and what it left', () => {
  test.each<[string, Partial<Movement>, string, string, string]>([
    ['a use', {}, '−1', 'saldo 119', 'assinatura'],
    ['a free use', { bucket: 'free', balanceAfter: 3 }, '−1', 'saldo 3', 'grátis'],
    [
      'a use of an unlimited plan',
      { delta: 0, balanceAfter: -1 },
      'sem custo',
      'saldo ilimitado',
      'assinatura',
    ],
    ['a month', { entry: 'grant', delta: 120, balanceAfter: 120 }, '+120', 'saldo 120', 'assinatura'],
    [
      'an unlimited month',
      { entry: 'grant', delta: -1, balanceAfter: -1 },
      'Ilimitado',
      'saldo ilimitado',
      'assinatura',
    ],
    ['the end of a month', { entry: 'forfeit', delta: -87, balanceAfter: 0 }, '−87', 'saldo 0', 'assinatura'],
    [
      'the end of an unlimited month',
      { entry: 'forfeit', delta: 1, balanceAfter: 0 },
      'fim do ilimitado',
      'saldo 0',
      'assinatura',
    ],
    [
      'a refunded unlimited month',
      { entry: 'revoke', delta: 1, balanceAfter: 0 },
      'fim do ilimitado',
      'saldo 0',
      'assinatura',
    ],
    [
      'a credit given back',
      { entry: 'release', delta: 1, balanceAfter: 120 },
      '+1',
      'saldo 120',
      'assinatura',
    ],
    [
      'a credit of a month that is over',
      { entry: 'release', delta: 0, balanceAfter: 120 },
      '0',
      'saldo 120',
      'assinatura',
    ],
    [
      'an unlimited use given back',
      { entry: 'expire', delta: 0, balanceAfter: -1 },
      'sem custo',
      'saldo ilimitado',
      'assinatura',
    ],
  ])('%s', (_case, movement, amount, balance, purse) => {
    expect(describeMovement({ ...use, ...movement })).toMatchObject({ amount, balance, purse });
  });
});
