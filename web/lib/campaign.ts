import { readStored, removeStored, writeStored } from './storage.ts';

const storageKey = 'fisga-campaign';
const maximumParameters = 20;
const maximumLength = 200;

/** Marketing parameters by their name in the address: `utm_*` and `affiliate*`. */
export type Campaign = Record<string, string>;

/** Keeps the campaign parameters of an address until the lead is tracked. A new set of `utm_*` replaces the old one. */
export function storeCampaign(search: string): void {
  const arrived = campaignOf(search);
  if (Object.keys(arrived).length === 0) return;
  writeStored('local', storageKey, mergeCampaign(getCampaign(), arrived));
}

/** The stored campaign parameters; empty when there are none. */
export function getCampaign(): Campaign {
  const stored = readStored('local', storageKey);
  return isCampaign(stored) ? stored : {};
}

/** Forgets the campaign once it is saved with the profile. */
export function clearCampaign(): void {
  removeStored('local', storageKey);
}

/** The same in-app address carrying the stored `utm_*` parameters; parameters it already has stand. */
export function withCampaign(href: string): string {
  return addCampaign(href, getCampaign());
}

/** The pure form of `withCampaign`. */
export function addCampaign(href: string, campaign: Campaign): string {
  const [beforeHash = '', hash] = href.split('#', 2);
  const [path = '', search = ''] = beforeHash.split('?', 2);
  const present = new URLSearchParams(search);
  const added = Object.entries(campaign)
    .filter(([key]) => key.startsWith('utm_') && !present.has(key))
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
  const query = [search, ...added].filter(Boolean).join('&');
  return `${path}${query ? `?${query}` : ''}${hash === undefined ? '' : `#${hash}`}`;
}

/** The campaign parameters of an address, cut to a sane number and length. */
export function campaignOf(search: string): Campaign {
  const parameters = [...new URLSearchParams(search)]
    .filter(([key, value]) => isCampaignKey(key) && value !== '')
    .slice(0, maximumParameters)
    .map(([key, value]) => [key.slice(0, maximumLength), value.slice(0, maximumLength)]);
  return Object.fromEntries(parameters);
}

/** A new visit's `utm_*` set wins whole, because halves of two campaigns describe neither. */
export function mergeCampaign(stored: Campaign, arrived: Campaign): Campaign {
  const bringsUtm = Object.keys(arrived).some((key) => key.startsWith('utm_'));
  const kept = Object.entries(stored).filter(([key]) => !(bringsUtm && key.startsWith('utm_')));
  return { ...Object.fromEntries(kept), ...arrived };
}

// By hand, as every screen needs it at once, and the schema library only later.
function isCampaign(stored: unknown): stored is Campaign {
  const isObject = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
  return isObject && Object.values(stored).every((value) => typeof value === 'string');
}

function isCampaignKey(key: string): boolean {
  return key.startsWith('utm_') || key.startsWith('affiliate');
}
