import { useSyncExternalStore } from 'react';

export type Connection = 'fine' | 'no-network' | 'no-answer';

let isLastUnanswered = false;
const listeners = new Set<() => void>();

/** Whether the browser knows that it has no network. False promises nothing. */
export function isOffline(): boolean {
  return !globalThis.navigator.onLine;
}

/** How the line to the server is, for a screen: what the browser knows of its network, and whether the last request was answered. */
export function useConnection(): Connection {
  return useSyncExternalStore(listen, readConnection);
}

/** `fetch` to our own server; what comes of it is told to `useConnection`. */
export const watchedFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    noteAnswer(true);
    return response;
  } catch (error) {
    if (!init?.signal?.aborted) noteAnswer(false);
    throw error;
  }
};

function readConnection(): Connection {
  if (isOffline()) return 'no-network';
  return isLastUnanswered ? 'no-answer' : 'fine';
}

function noteAnswer(isAnswered: boolean): void {
  isLastUnanswered = !isAnswered;
  for (const tell of listeners) tell();
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  globalThis.addEventListener('online', onChange);
  globalThis.addEventListener('offline', onChange);
  return () => {
    listeners.delete(onChange);
    globalThis.removeEventListener('online', onChange);
    globalThis.removeEventListener('offline', onChange);
  };
}
