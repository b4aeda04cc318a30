import { QueryClient } from '@tanstack/react-query';
import { isOffline } from './connection.ts';
import { onPersonForgotten } from './personal-data.ts';

/** The one cache of server answers; emptied when the person's session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal is an answer; only a lost connection is worth a second try.
      retry: (failures, error) => failures < 2 && !isOffline() && error.name !== 'FunctionError',
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    // Without a connection a call fails at once and says so, instead of waiting in silence.
    mutations: { retry: false, networkMode: 'always' },
  },
});

onPersonForgotten(() => queryClient.clear());
