import {
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  type IPolicy,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';

export interface GuardLimits {
  /** Of one call. */
  timeoutMilliseconds: number;
  /** Failures in a row after which calls are refused at once. */
  failures: number;
  /** After which one call is let through to try again. */
  pauseMilliseconds: number;
}

export const usualLimits: GuardLimits = {
  timeoutMilliseconds: 4_000,
  failures: 3,
  pauseMilliseconds: 60_000,
};

/** A slow call is ended, and a service that keeps failing is left alone for a while. One for each service. */
export function createGuard({ timeoutMilliseconds, failures, pauseMilliseconds }: GuardLimits): IPolicy {
  return wrap(
    circuitBreaker(handleAll, {
      halfOpenAfter: pauseMilliseconds,
      breaker: new ConsecutiveBreaker(failures),
    }),
    timeout(timeoutMilliseconds, TimeoutStrategy.Aggressive),
  );
}
