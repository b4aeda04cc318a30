import { createPath, type Location, type NavigateOptions, NavigationType, type To } from 'react-router';
import { openAddress, type ScreenRoute } from './screen-route.ts';

/** Where the person is, how they came, and why the screen cannot be drawn, if it cannot. */
export interface Arrival {
  location: Location;
  type: NavigationType;
  failure: { error: unknown } | null;
}

export interface Navigation {
  getArrival(): Arrival;
  /** Listens for arrivals; gives the function that stops listening. */
  listen(listener: (arrival: Arrival) => void): () => void;
  /** Whether the next screen is on its way. */
  isOnItsWay(): boolean;
  /** Listens for changes of `isOnItsWay`; gives the function that stops listening. */
  listenToJourneys(listener: () => void): () => void;
  /** Leads to a screen; settles once it is drawn, or another in its stead. */
  navigate(to: To, options?: Pick<NavigateOptions, 'replace' | 'state'>): Promise<void>;
  /** To be told whenever an arrival is drawn. */
  settle(): void;
}

interface Journey {
  to: URL;
  type: NavigationType;
  state: unknown;
}

/**
 * Leads from screen to screen. The present one stands until the next one's code is there and nothing leads elsewhere; only then does
 * the address change. A newer journey overtakes an older one. Resolves when the first screen can be drawn.
 */
export async function openNavigation(routes: ScreenRoute[]): Promise<Navigation> {
  const listeners = new Set<(arrival: Arrival) => void>();
  let waiting: (() => void)[] = [];
  let standing: readonly ScreenRoute[] = [];
  const journeyListeners = new Set<() => void>();
  let newest = 0;
  let isOnItsWay = false;
  let arrival: Arrival = { location: readLocation(), type: NavigationType.Pop, failure: null };

  function setOnItsWay(next: boolean): void {
    if (next === isOnItsWay) return;
    isOnItsWay = next;
    for (const tell of journeyListeners) tell();
  }

  async function travel(journey: Journey): Promise<void> {
    newest += 1;
    setOnItsWay(true);
    const number = newest;
    const opening = await openAddress(routes, { pathname: journey.to.pathname, standing });
    if (number !== newest) return;
    if ('redirect' in opening) {
      // Going back to an address that leads elsewhere must not lead there again.
      const type = journey.type === NavigationType.Pop ? NavigationType.Replace : journey.type;
      return travel({ to: urlOf(opening.redirect), type, state: null });
    }
    standing = 'branch' in opening ? opening.branch : [];
    writeHistory(journey);
    arrival = {
      location: readLocation(),
      type: journey.type,
      failure: 'error' in opening ? { error: opening.error } : null,
    };
    for (const tell of listeners) tell(arrival);
  }

  await travel({ to: urlOf(globalThis.location.href), type: NavigationType.Pop, state: null });
  globalThis.addEventListener('popstate', () => {
    void travel({ to: urlOf(globalThis.location.href), type: NavigationType.Pop, state: null });
  });

  return {
    getArrival: () => arrival,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOnItsWay: () => isOnItsWay,
    listenToJourneys(listener) {
      journeyListeners.add(listener);
      return () => journeyListeners.delete(listener);
    },
    async navigate(to, { replace = false, state = null } = {}) {
      const drawn = new Promise<void>((resolve) => waiting.push(resolve));
      const href = typeof to === 'string' ? to : createPath(to);
      await travel({
        to: urlOf(href),
        type: replace ? NavigationType.Replace : NavigationType.Push,
        state,
      });
      await drawn;
    },
    settle() {
      setOnItsWay(false);
      for (const resolve of waiting) resolve();
      waiting = [];
    },
  };
}

function urlOf(href: string): URL {
  return new URL(href, globalThis.location.href);
}

function writeHistory({ to, type, state }: Journey): void {
  const { history } = globalThis;
  const entry: Entry = { key: Math.random().toString(36).slice(2), state };
  if (type === NavigationType.Push) history.pushState(entry, '', to);
  else if (type === NavigationType.Replace) history.replaceState(entry, '', to);
  // An entry that the browser made itself, as the first one, has no name yet.
  else if (!isEntry(history.state)) history.replaceState(entry, '');
}

/** The address as the browser has it, with what was given on the way to it. */
function readLocation(): Location {
  const { pathname, search, hash } = globalThis.location;
  const entry: unknown = globalThis.history.state;
  const { key, state } = isEntry(entry) ? entry : { key: '', state: null };
  return { pathname, search, hash, key, state };
}

/** What an entry of the browser's history remembers. */
interface Entry {
  key: string;
  state: unknown;
}

function isEntry(entry: unknown): entry is Entry {
  const isNamed = typeof entry === 'object' && entry !== null && 'key' in entry && 'state' in entry;
  return isNamed && typeof entry.key === 'string';
}
