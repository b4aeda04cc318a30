import type { IPolicy } from 'cockatiel';
import type { Logger } from 'pino';
import type { Metrics } from '../../metrics.ts';
import { createGuard, type GuardLimits } from './guard-call.ts';

/** Calls a service by its name; a failure is logged and counted, and `nothing` is what it gave. Never throws. */
export type GuardedCalls = <Answer>(
  name: string,
  call: { nothing: Answer; call: (signal: AbortSignal) => Promise<Answer> },
) => Promise<Answer>;

interface GuardedCallsParts {
  log: Logger;
  metrics: Metrics;
  limits: GuardLimits;
}

/** Each service has a guard of its own, so that one that fails takes no other along. */
export function createGuardedCalls({ log, metrics, limits }: GuardedCallsParts): GuardedCalls {
  const guards = new Map<string, IPolicy>();
  return async (name, { nothing, call }) => {
    const guard = guards.get(name) ?? createGuard(limits);
    guards.set(name, guard);
    try {
      return await guard.execute(({ signal }) => call(signal));
    } catch (error) {
      log.warn({ source: name, reason: error instanceof Error ? error.message : String(error) }, 'no answer');
      metrics.onlineFailures.inc({ source: name });
      return nothing;
    }
  };
}
