import { type LocalService, startLocalService } from './local-service.ts';

export interface LocalTagManager {
  /** Settings for a product that is a process of its own. */
  environment: { GTM_CONTAINER_ID: string; GTM_SCRIPT_BASE: string };
  /** Everything it was asked, in order. */
  seen: LocalService['seen'];
  /** How often a page loaded the container. */
  countLoads(): number;
  /** What it was told happened, each with the consent of its moment: `lead_submit granted`. */
  listEvents(): string[];
  forget(): void;
  stop(): Promise<void>;
}

const containerId = 'GTM-FISGA01';

/** A tag manager on a free loopback port. */
export async function startLocalTagManager(): Promise<LocalTagManager> {
  const service = await startLocalService(({ url }) =>
    url.pathname === '/gtm.js'
      ? { contentType: 'text/javascript', body: container }
      : { contentType: 'image/gif', body: Buffer.from(pixel, 'base64') },
  );
  const { seen } = service;
  const listAsked = (path: string) => seen.filter(({ url }) => url.pathname === path);
  return {
    environment: { GTM_CONTAINER_ID: containerId, GTM_SCRIPT_BASE: service.url },
    seen,
    countLoads: () =>
      listAsked('/gtm.js').filter(({ url }) => url.searchParams.get('id') === containerId).length,
    listEvents: () =>
      listAsked('/collect').map(({ url }) =>
        ['event', 'consent'].map((key) => url.searchParams.get(key)).join(' '),
      ),
    forget() {
      seen.length = 0;
    },
    stop: service.stop,
  };
}

const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * What a container does, in small: it reads the list from its beginning, takes commands by their kind, leaves its cookies where it may,
 * and reports each event by a request and an image. Script, request and image each need the page's policy to allow them.
 */
const container = `(() => {
  const { origin } = new URL(document.currentScript.src);
  let consent = 'not told';
  const report = (event) => {
    const query = new URLSearchParams({ event, consent });
    fetch(origin + '/collect?' + query, { method: 'POST', mode: 'no-cors', keepalive: true });
    new Image().src = origin + '/pixel.gif?' + query;
    if (consent !== 'granted') return;
    for (const name of ['_ga', '_ga_FISGA01']) document.cookie = name + '=GA1.1.7; Path=/; Max-Age=63072000';
  };
  const read = (entry) => {
    if (Object.prototype.toString.call(entry) === '[object Arguments]') {
      const states = [...new Set(Object.values(entry[2]))];
      if (entry[0] === 'consent' && Object.keys(entry[2]).length === 4 && states.length === 1) consent = states[0];
    } else if (entry.event) report(entry.event);
  };
  const list = globalThis.dataLayer;
  for (const entry of list) read(entry);
  list.push = (...entries) => {
    entries.forEach(read);
    return Array.prototype.push.apply(list, entries);
  };
})();`;
