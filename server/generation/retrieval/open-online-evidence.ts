import { createBrave } from './brave.ts';
import { createCrossref } from './crossref.ts';
import { createEuropePmc } from './europe-pmc.ts';
import { createOnlineEvidence, type OnlineEvidence, type OnlineEvidenceParts } from './online-evidence.ts';
import type { OnlineSource, OnlineSourceName } from './online-source.ts';
import { createOpenAlex } from './openalex.ts';
import { createTavily } from './tavily.ts';
import { createWikipedia } from './wikipedia.ts';

/** Which services to ask, and what they ask of us. A service that needs a key is listed only when there is one. */
export interface EvidenceSettings {
  sources: readonly (OnlineSourceName | 'wikipedia')[];
  openalexKey: string;
  tavilyKey: string;
  braveKey: string;
  /** Address of the operator, told to the services that ask who calls. */
  contact: string | null;
}

const addresses = {
  openalex: 'https://api.openalex.org',
  europepmc: 'https://www.ebi.ac.uk',
  tavily: 'https://api.tavily.com',
  brave: 'https://api.search.brave.com',
  wikipedia: 'https://pt.wikipedia.org',
  crossref: 'https://api.crossref.org',
};

/** The online searches that the settings name; null for none. `baseUrls` stand in for the services in tests. */
export function openOnlineEvidence(
  settings: EvidenceSettings,
  parts: Omit<OnlineEvidenceParts, 'sources' | 'background' | 'registry'> & {
    publicUrl: string;
    baseUrls?: Partial<typeof addresses>;
  },
): OnlineEvidence | null {
  if (settings.sources.length === 0) return null;
  const at = { ...addresses, ...parts.baseUrls };
  const create: Record<OnlineSourceName, () => OnlineSource> = {
    openalex: () => createOpenAlex({ baseUrl: at.openalex, apiKey: settings.openalexKey }),
    europepmc: () => createEuropePmc({ baseUrl: at.europepmc }),
    tavily: () => createTavily({ baseUrl: at.tavily, apiKey: settings.tavilyKey }),
    brave: () => createBrave({ baseUrl: at.brave, apiKey: settings.braveKey }),
  };
  const userAgent = `Fisga (${settings.contact ?? parts.publicUrl})`;
  return createOnlineEvidence({
    ...parts,
    sources: settings.sources.flatMap((name) => (name === 'wikipedia' ? [] : [create[name]()])),
    background: settings.sources.includes('wikipedia')
      ? createWikipedia({ baseUrl: at.wikipedia, userAgent })
      : null,
    registry: createCrossref({ baseUrl: at.crossref, contact: settings.contact }),
  });
}
