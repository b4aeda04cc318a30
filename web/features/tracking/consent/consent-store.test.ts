import { beforeEach, describe, expect, it, vi } from 'vitest';

const key = 'fisga-consent';
let values: Map<string, string>;
let tabs: Set<(event: { key: string | null }) => void>;

beforeEach(() => {
  values = new Map();
  tabs = new Set();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
  });
  vi.stubGlobal('addEventListener', (_type: 'storage', listener: never) => tabs.add(listener));
  vi.stubGlobal('removeEventListener', (_type: 'storage', listener: never) => tabs.delete(listener));
});

/** The module as a freshly loaded page has it. */
async function loadPage() {
  vi.resetModules();
  return import('./consent-store.ts');
}

describe('the choice', () => {
  it('is asked for at first, kept for the next visit, and changed', async () => {
    const first = await loadPage();
    expect(first.getConsent()).toBeNull();
    first.chooseConsent('refused');
    const next = await loadPage();
    expect(next.getConsent()).toMatchObject({ choice: 'refused', version: 1 });
    expect(next.getConsent()).toBe(next.getConsent());
    next.chooseConsent('accepted');
    expect((await loadPage()).getConsent()?.choice).toBe('accepted');
  });

  it.each([
    ['is too old', { choice: 'accepted', chosenAt: '2020-01-01T00:00:00Z', version: 1 }],
    ['is about other words', { choice: 'accepted', chosenAt: new Date().toISOString(), version: 0 }],
    ['is none of the two', { choice: 'maybe', chosenAt: new Date().toISOString(), version: 1 }],
    ['has no date', { choice: 'accepted', version: 1 }],
  ])('is asked for again when what is kept %s', async (_why, kept) => {
    values.set(key, JSON.stringify(kept));
    expect((await loadPage()).getConsent()).toBeNull();
  });

  it('holds for this page where storage is forbidden', async () => {
    vi.stubGlobal('localStorage', undefined);
    const page = await loadPage();
    page.chooseConsent('accepted');
    expect(page.getConsent()?.choice).toBe('accepted');
  });
});

describe('two tabs', () => {
  it('are of one mind, until nobody listens', async () => {
    const one = await loadPage();
    const heard: unknown[] = [];
    const stop = one.listenConsent(() => heard.push(one.getConsent()?.choice));
    const other = await loadPage();
    const chooseThere = (choice: 'accepted' | 'refused') => {
      other.chooseConsent(choice);
      for (const tab of tabs) tab({ key });
    };
    chooseThere('accepted');
    chooseThere('refused');
    for (const tab of tabs) tab({ key: 'fisga-theme' });
    expect(heard).toEqual(['accepted', 'refused']);
    values.clear();
    for (const tab of tabs) tab({ key: null });
    expect(heard).toEqual(['accepted', 'refused', undefined]);
    stop();
    expect(tabs.size).toBe(0);
  });
});
