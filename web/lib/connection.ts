import { useSyncExternalStore } from 'react';

type Connection = 'fine' | 'no-network' | 'no-answer';

let isLastUnanswered = false;
const listeners = new Set<() => void>();

/** Whether the browser knows that it has no network. False promises nothing. */
export function isOffline(): boolean {
  return !globalThis.navigator.onLine;
}

/**
 * What is wrong with the line to the server, as the beginning of a sentence; null when nothing is. It goes by what the browser knows of
 * its network, and by whether the last request was answered.
 */
export function useConnectionProblem(): string | null {
  return connectionProblems[useSyncExternalStore(listen, readConnection)];
}

const connectionProblems: Record<Connection, string | null> = {
  fine: null,
  'no-network': 'Você está sem internet',
  'no-answer': 'Não estamos conseguindo falar com a Fisga',
};

/** `fetch` to our own server; what comes of it is told to `useConnectionProblem`. */
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
