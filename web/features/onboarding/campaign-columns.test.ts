import { expect, test } from 'vitest';
import { campaignColumns } from './campaign-columns.ts';
import { isFirstSignIn } from './first-sign-in.ts';

test.each([
  ['2026-11-20T10:00:01Z', '2026-11-20T10:00:58.9Z', true],
  ['2026-11-20T10:00:59.9Z', '2026-11-20T10:01:00.1Z', true],
  ['2026-11-20T10:00:10Z', '2026-11-20T10:01:10Z', false],
  ['2026-11-20T10:00:10Z', '2026-11-21T10:00:10Z', false],
  ['2026-11-20T10:00:10Z', undefined, true],
])('created %s and last signed in %s: first sign-in is %s', (created_at, last_sign_in_at, expected) => {
  expect(isFirstSignIn({ created_at, last_sign_in_at })).toBe(expected);
});

test('campaign keys without a column of their own are kept together', () => {
  expect(campaignColumns({ utm_source: 'ig', affiliate_id: '7', utm_x: '1', affiliate: 'ana' })).toEqual({
    utm_source: 'ig',
    affiliate_id: '7',
    campaign: { utm_x: '1', affiliate: 'ana' },
  });
  expect(campaignColumns({})).toEqual({});
});
