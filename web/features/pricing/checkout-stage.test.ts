import { describe, expect, test } from 'vitest';
import { FunctionError, NetworkError } from '../../lib/function-error.ts';
import { stageOf } from './checkout-stage.ts';

const status = {
  is_paid: false,
  is_credited: false,
  plan: 'Essencial' as const,
  value: 19.9,
  transaction_id: 'in_1',
};
const paid = { ...status, is_paid: true };
const refusal = new FunctionError({ status: 404, code: 'not_found', message: '' });
const outage = new FunctionError({ status: 502, code: 'payment_failed', message: '' });

describe('a purchase after some seconds of asking', () => {
  test.each([
    ['nothing heard yet', undefined, null, 1, 'waiting'],
    ['nothing ever heard', undefined, null, 20, 'failed'],
    ['credited', { ...paid, is_credited: true }, null, 0, 'credited'],
    ['paid, its credits on their way', paid, null, 19, 'waiting'],
    ['paid, its credits late', paid, null, 20, 'paid'],
    ['paid, then the connection went', paid, new NetworkError(''), 5, 'waiting'],
    ['not paid, at once', status, null, 0, 'waiting'],
    ['not paid, after a moment', status, null, 4, 'unpaid'],
    ['somebody else’s', undefined, refusal, 0, 'failed'],
    ['an outage, at first', undefined, outage, 3, 'waiting'],
    ['an outage that lasts', undefined, outage, 20, 'failed'],
  ])('%s', (_case, answer, error, seconds, expected) => {
    expect(stageOf({ status: answer, error, seconds })).toBe(expected);
  });
});
