import { readStored, writeStored } from '../storage.ts';

const storageKey = 'fisga-scroll-places';
/** A page may grow to its old height while its parts arrive; longer than this nobody waits. */
const patienceMilliseconds = 3_000;
const movesOfThePerson = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

let places: Map<string, number> | null = null;
let stopFollowing = () => {};

/** Takes scrolling over from the browser, which would scroll before the screen is there. The places outlive a reload. */
export function keepScrollPlaces(getKey: () => string): () => void {
  globalThis.history.scrollRestoration = 'manual';
  const onHide = () => {
    keepScrollPlace(getKey());
    writeStored('session', storageKey, [...openPlaces()]);
  };
  globalThis.addEventListener('pagehide', onHide);
  return () => globalThis.removeEventListener('pagehide', onHide);
}

/** Remembers how far down the visit of this key stands. */
export function keepScrollPlace(key: string): void {
  openPlaces().set(key, globalThis.scrollY);
}

/** Scrolls to where this visit stood, or null where it was never seen. */
export function scrollToPlace(key: string): boolean {
  const top = openPlaces().get(key);
  if (top === undefined) return false;
  scrollDownTo(top);
  return true;
}

/** Scrolls to the part of the page that the address names, else to the top. */
export function scrollToStart(hash: string): void {
  stopFollowing();
  const part = hash.length > 1 ? document.getElementById(decode(hash.slice(1))) : null;
  if (part) part.scrollIntoView();
  else globalThis.scrollTo(0, 0);
}

function scrollDownTo(top: number): void {
  stopFollowing();
  globalThis.scrollTo(0, top);
  const isThere = () => Math.abs(globalThis.scrollY - top) < 1;
  if (isThere()) return;

  const following = new AbortController();
  const { signal } = following;
  const observer = new ResizeObserver(() => {
    globalThis.scrollTo(0, top);
    if (isThere()) following.abort();
  });
  const timer = setTimeout(() => following.abort(), patienceMilliseconds);
  stopFollowing = () => following.abort();
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const move of movesOfThePerson) {
    globalThis.addEventListener(move, stopFollowing, { signal, passive: true });
  }
  observer.observe(document.body);
}

function openPlaces(): Map<string, number> {
  if (places) return places;
  const stored = readStored('session', storageKey);
  places = new Map(Array.isArray(stored) ? stored.filter(isPlace) : []);
  return places;
}

function isPlace(stored: unknown): stored is [string, number] {
  return Array.isArray(stored) && typeof stored[0] === 'string' && typeof stored[1] === 'number';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
