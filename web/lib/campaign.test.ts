import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addCampaign,
  campaignOf,
  clearCampaign,
  getCampaign,
  mergeCampaign,
  storeCampaign,
} from './campaign.ts';

describe('the campaign of an address', () => {
  test('is its utm_ and affiliate parameters and nothing else', () => {
    expect(campaignOf('?utm_source=ig&affiliate_id=7&hook=Pare&utm_empty=')).toEqual({
      utm_source: 'ig',
      affiliate_id: '7',
    });
  });

  test('is cut, so that a hostile link cannot fill the storage', () => {
    const search = Array.from({ length: 50 }, (_, index) => `utm_${index}=${'x'.repeat(900)}`).join('&');
    const campaign = campaignOf(search);
    expect(Object.keys(campaign)).toHaveLength(20);
    expect(campaign.utm_0).toHaveLength(200);
  });

  test('replaces the utm_ set of an earlier visit whole and keeps the affiliate', () => {
    const stored = { utm_source: 'ig', utm_term: 'gancho', affiliate_id: '7' };
    expect(mergeCampaign(stored, { utm_source: 'google' })).toEqual({
      utm_source: 'google',
      affiliate_id: '7',
    });
    expect(mergeCampaign(stored, { affiliate_id: '8' })).toEqual({ ...stored, affiliate_id: '8' });
  });
});

describe('a link that carries the campaign', () => {
  const campaign = { utm_source: 'ig & fb', affiliate_id: '7' };

  test('gains the utm_ parameters, before its hash, and never the affiliate', () => {
    expect(addCampaign('/login#topo', campaign)).toBe('/login?utm_source=ig%20%26%20fb#topo');
  });

  test('keeps its own parameters and values', () => {
    expect(addCampaign('/references?hook=a%3Fb&utm_source=eu', campaign)).toBe(
      '/references?hook=a%3Fb&utm_source=eu',
    );
  });

  test('is the same when carried twice', () => {
    const once = addCampaign('/pricing', campaign);
    expect(addCampaign(once, campaign)).toBe(once);
  });

  test('is untouched without a campaign', () => {
    expect(addCampaign('/references?hook=a%20b', {})).toBe('/references?hook=a%20b');
  });
});

describe('the stored campaign', () => {
  beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
  afterEach(() => vi.unstubAllGlobals());

  test('survives visits without parameters until it is cleared', () => {
    storeCampaign('?utm_source=ig');
    storeCampaign('');
    expect(getCampaign()).toEqual({ utm_source: 'ig' });
    clearCampaign();
    expect(getCampaign()).toEqual({});
  });

  test('is empty when somebody wrote something else there', () => {
    localStorage.setItem('fisga-campaign', '{"utm_source":{"a":1}}');
    expect(getCampaign()).toEqual({});
    localStorage.setItem('fisga-campaign', 'not json');
    expect(getCampaign()).toEqual({});
  });

  test('is empty where the browser forbids storage', () => {
    vi.stubGlobal('localStorage', undefined);
    storeCampaign('?utm_source=ig');
    expect(getCampaign()).toEqual({});
  });
});

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
}
