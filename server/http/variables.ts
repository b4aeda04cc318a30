import type { Caller } from '../auth/caller.ts';

/** What the middleware of a request leaves for the next. */
export interface AppVariables {
  Variables: {
    requestId: string;
    caller: Caller;
  };
}
