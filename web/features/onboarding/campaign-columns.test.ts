import { expect, test } from 'vitest';
import { campaignColumns } from './campaign-columns.ts';

test('campaign keys without a column of their own are kept together', () => {
  expect(campaignColumns({ utm_source: 'ig', affiliate_id: '7', utm_x: '1', affiliate: 'ana' })).toEqual({
    utm_source: 'ig',
    affiliate_id: '7',
    campaign: { utm_x: '1', affiliate: 'ana' },
  });
  expect(campaignColumns({})).toEqual({});
});
