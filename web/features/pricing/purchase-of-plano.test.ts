import { expect, test } from 'vitest';
import { purchaseOfPlano } from './purchase-of-plano.ts';

test.each([
  ['Essencial', 'Essencial', 19.9],
  ['ilimitado', 'Ilimitado', 29.9],
  ['PLANO_ESSENTIALS', 'Essencial', 19.9],
  ['PLANO_ILIMITADO', 'Ilimitado', 29.9],
  ['plano1', 'plano1', 19.9],
  ['plano2', 'plano2', 29.9],
  ['plano3', 'plano3', 49.9],
  ['', '', 0],
  ['constructor', 'constructor', 0],
  ['x'.repeat(500), 'x'.repeat(50), 0],
])('“%s” is worth what it costs', (plano, plan, value) => {
  expect(purchaseOfPlano(plano)).toEqual({ plan, value });
});
