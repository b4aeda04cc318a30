import { createBraveSuggest } from './brave-suggest.ts';
import { createDemand, type Demand, type DemandParts } from './demand.ts';
import type { DemandSource, DemandSourceName } from './demand-source.ts';
import { createGoogleSuggest, createYoutubeSuggest } from './google-suggest.ts';

/** Which search boxes to ask. One that needs a key is listed only when there is one. */
export interface DemandSettings {
  sources: readonly DemandSourceName[];
  braveSuggestKey: string;
}

const addresses = {
  google: 'https://suggestqueries.google.com',
  youtube: 'https://suggestqueries.google.com',
  brave: 'https://api.search.brave.com',
};

/** The search boxes that the settings name; null for none. `baseUrls` stand in for the services in tests. */
export function openDemand(
  settings: DemandSettings,
  parts: Omit<DemandParts, 'sources'> & { baseUrls?: Partial<typeof addresses> },
): Demand | null {
  if (settings.sources.length === 0) return null;
  const at = { ...addresses, ...parts.baseUrls };
  const create: Record<DemandSourceName, () => DemandSource> = {
    'google-suggest': () => createGoogleSuggest({ baseUrl: at.google }),
    'youtube-suggest': () => createYoutubeSuggest({ baseUrl: at.youtube }),
    'brave-suggest': () => createBraveSuggest({ baseUrl: at.brave, apiKey: settings.braveSuggestKey }),
  };
  return createDemand({ ...parts, sources: settings.sources.map((name) => create[name]()) });
}
