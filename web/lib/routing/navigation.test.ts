import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Arrival, openNavigation } from './navigation.ts';
import type { ScreenRoute } from './screen-route.ts';

interface Entry {
  href: string;
  state: unknown;
}

/** The history of a browser, as far as the navigation uses it. */
let entries: Entry[];
let at: number;
let onPop: () => void;

const present = () => {
  const entry = entries[at];
  if (!entry) throw new Error('There is no such entry');
  return entry;
};
const hrefs = () => entries.map(({ href }) => href.replace('https://fisga.test', ''));
const turn = () => new Promise((resolve) => setTimeout(resolve));

async function go(steps: number) {
  at += steps;
  onPop();
  await turn();
}

function openBrowser(path: string) {
  entries = [{ href: new URL(path, 'https://fisga.test').href, state: null }];
  at = 0;
}

beforeEach(() => {
  vi.stubGlobal('history', {
    get state() {
      return present().state;
    },
    pushState: (state: unknown, _: string, url: URL) => {
      entries = [...entries.slice(0, at + 1), { href: url.href, state }];
      at += 1;
    },
    replaceState: (state: unknown, _: string, url?: URL) => {
      entries[at] = { href: url?.href ?? present().href, state };
    },
  });
  vi.stubGlobal('location', {
    get href() {
      return present().href;
    },
    get pathname() {
      return new URL(present().href).pathname;
    },
    get search() {
      return new URL(present().href).search;
    },
    get hash() {
      return new URL(present().href).hash;
    },
  });
  vi.stubGlobal('addEventListener', (_: 'popstate', listener: () => void) => {
    onPop = listener;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A screen whose code comes when it is told to. */
function heldScreen(path: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const load = vi.fn(() => promise);
  return { route: { path, load }, come: () => resolve(), fail: (error: Error) => reject(error), load };
}

const pathOf = ({ location }: Arrival) => location.pathname;

describe('the navigation', () => {
  it('follows what leads elsewhere before the first screen is drawn, and leaves no way back into it', async () => {
    openBrowser('/');
    const guard = vi.fn(async () => '/login?utm_source=x');
    const routes: ScreenRoute[] = [
      { path: '/', redirect: () => '/dashboard' },
      { redirect: guard, children: [{ path: '/dashboard' }] },
      { path: '/login' },
    ];
    const navigation = await openNavigation(routes);
    expect(navigation.getArrival().location).toMatchObject({ pathname: '/login', search: '?utm_source=x' });
    expect(hrefs()).toEqual(['/login?utm_source=x']);
  });

  it('keeps the screen and its address until the next one’s code is there', async () => {
    openBrowser('/login');
    const pricing = heldScreen('/pricing');
    const navigation = await openNavigation([{ path: '/login' }, pricing.route]);
    const heard: string[] = [];
    navigation.listen((arrival) => heard.push(pathOf(arrival)));
    let isOver = false;
    const journey = navigation.navigate('/pricing', { state: { from: 'here' } }).then(() => {
      isOver = true;
    });
    await turn();
    expect([hrefs(), heard]).toEqual([['/login'], []]);
    pricing.come();
    await turn();
    expect([hrefs(), heard]).toEqual([['/login', '/pricing'], ['/pricing']]);
    expect(navigation.getArrival().location.state).toEqual({ from: 'here' });
    expect(isOver).toBe(false);
    navigation.settle();
    await journey;
  });

  it('goes where the person asked last, also when the code of the first comes later', async () => {
    openBrowser('/login');
    const slow = heldScreen('/pricing');
    const navigation = await openNavigation([{ path: '/login' }, slow.route, { path: '/register' }]);
    const journeys = [navigation.navigate('/pricing'), navigation.navigate('/register', { replace: true })];
    await turn();
    slow.come();
    await turn();
    expect(hrefs()).toEqual(['/register']);
    expect(pathOf(navigation.getArrival())).toBe('/register');
    navigation.settle();
    await Promise.all(journeys);
  });

  it('names what could not be fetched, at its address, and tries again the next time', async () => {
    openBrowser('/login');
    const load = vi.fn(() => Promise.reject(new Error('No network')));
    const navigation = await openNavigation([{ path: '/login' }, { path: '/pricing', load }]);
    void navigation.navigate('/pricing');
    await turn();
    expect(hrefs()).toEqual(['/login', '/pricing']);
    expect(navigation.getArrival().failure).toEqual({ error: new Error('No network') });
    load.mockResolvedValue(undefined as never);
    await go(-1);
    expect(navigation.getArrival().failure).toBeNull();
    await go(1);
    expect([pathOf(navigation.getArrival()), navigation.getArrival().failure]).toEqual(['/pricing', null]);
  });

  it('asks a way in once, until it is left', async () => {
    openBrowser('/dashboard');
    const redirect = vi.fn(() => null);
    const inside: ScreenRoute = { redirect, children: [{ path: '/dashboard' }, { path: '/pricing' }] };
    const navigation = await openNavigation([inside, { path: '/login' }]);
    for (const [path, times] of [
      ['/pricing', 1],
      ['/dashboard', 1],
      ['/login', 1],
      ['/pricing', 2],
    ] as const) {
      void navigation.navigate(path);
      await turn();
      expect(redirect, path).toHaveBeenCalledTimes(times);
    }
  });

  it('gives every visit a name of its own, and the same one on the way back', async () => {
    openBrowser('/login');
    const navigation = await openNavigation([{ path: '/login' }, { path: '/register' }]);
    const keys = [navigation.getArrival().location.key];
    for (const path of ['/register', '/login']) {
      void navigation.navigate(path);
      await turn();
      keys.push(navigation.getArrival().location.key);
    }
    expect(new Set(keys).size).toBe(3);
    await go(-2);
    expect(navigation.getArrival().location.key).toBe(keys[0]);
    expect(navigation.getArrival().type).toBe('POP');
  });
});
