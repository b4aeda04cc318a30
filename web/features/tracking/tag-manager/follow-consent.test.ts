import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const tagManager = { containerId: 'GTM-FISGA01', scriptUrl: 'https://tags.example/gtm.js?id=GTM-FISGA01' };
const lead = { event: 'lead_submit' };
let page: { dataLayer?: object[] };
let scripts: { src: string }[];
let cookies: string[];

beforeEach(() => {
  vi.useFakeTimers();
  page = {};
  scripts = [];
  cookies = [];
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { hostname: 'localhost' });
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: { src: string }) => scripts.push(script) },
    get cookie() {
      return '_ga=GA1.1.7';
    },
    set cookie(cookie: string) {
      cookies.push(cookie);
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A freshly loaded page on which a lead was tracked before anybody chose. */
async function loadPage() {
  vi.resetModules();
  const { denyByDefault } = await import('./consent-mode.ts');
  const { trackLead } = await import('../data-layer.ts');
  denyByDefault();
  trackLead();
  return import('./follow-consent.ts');
}

/** The list as Google reads it: commands by their kind, events as they are. */
const read = () =>
  (page.dataLayer ?? []).map((entry) => {
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return entry;
    const [name, kind, signals] = [...(entry as unknown as Iterable<unknown>)];
    return `${name} ${kind} ${JSON.stringify(signals)}`;
  });
const signals = (state: string) =>
  `{"ad_storage":"${state}","ad_user_data":"${state}","ad_personalization":"${state}","analytics_storage":"${state}"}`;
const byDefault = `consent default ${signals('denied')}`;
const granted = `consent update ${signals('granted')}`;
const denied = `consent update ${signals('denied')}`;
const started = { 'gtm.start': expect.any(Number), event: 'gtm.js' };

describe('a person who', () => {
  it('has not chosen loads nothing, and everything is denied', async () => {
    (await loadPage()).followConsent(null, tagManager);
    vi.runAllTimers();
    expect(read()).toEqual([byDefault, lead]);
    expect(scripts).toEqual([]);
  });

  it('accepts loads the container once, and what happened before counts', async () => {
    const { followConsent } = await loadPage();
    followConsent('accepted', tagManager);
    expect(scripts).toEqual([]);
    vi.runAllTimers();
    expect(read()).toEqual([byDefault, granted, lead, started]);
    followConsent('accepted', tagManager);
    vi.runAllTimers();
    expect(scripts).toEqual([{ src: tagManager.scriptUrl, async: true }]);
  });

  it('refuses loads nothing and loses the old cookies', async () => {
    (await loadPage()).followConsent('refused', tagManager);
    vi.runAllTimers();
    expect(read()).toEqual([byDefault, lead]);
    expect(scripts).toEqual([]);
    expect(cookies).toEqual(['_ga=; Max-Age=0; Path=/']);
  });

  it('withdraws before the page found time loads nothing', async () => {
    const { followConsent } = await loadPage();
    const callOff = followConsent('accepted', tagManager);
    callOff();
    followConsent('refused', tagManager);
    vi.runAllTimers();
    expect(scripts).toEqual([]);
  });

  it('withdraws later is told to the container that runs, and may come back', async () => {
    const { followConsent } = await loadPage();
    followConsent('accepted', tagManager);
    vi.runAllTimers();
    followConsent('refused', tagManager);
    expect(read().at(-1)).toBe(denied);
    expect(cookies).toHaveLength(1);
    followConsent('accepted', tagManager);
    vi.runAllTimers();
    expect(read().at(-1)).toBe(granted);
    expect(scripts).toHaveLength(1);
  });
});
