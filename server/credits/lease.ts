/** How long a run holds its lease without a heartbeat: longer than any pause between two of them. */
export const leaseSeconds = 20;
const heartbeatMilliseconds = 5_000;
/** How often, and for how long, a request waits for another one that does the same work. */
export const pollMilliseconds = 60;
export const longestWaitMilliseconds = 15_000;

/** Extends a lease from now on, and returns the stop. A missed beat is no failure: the lease outlives several. */
export function startHeartbeat(extend: () => Promise<unknown>): () => void {
  const timer = setInterval(() => {
    extend().catch(() => {});
  }, heartbeatMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
