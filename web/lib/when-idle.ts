/** Does what can wait once the page is painted and rests; gives the function that calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari knows no idle time.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const request = globalThis.requestIdleCallback(work, { timeout: 2_000 });
  return () => globalThis.cancelIdleCallback(request);
}

/** Fetches code before it is needed. What fails is fetched again when it is. */
export function loadAhead(load: () => Promise<unknown>): void {
  load().catch(() => {});
}

/** The same once the page rests; gives the function that calls it off. */
export function loadWhenIdle(load: () => Promise<unknown>): () => void {
  return whenIdle(() => loadAhead(load));
}
