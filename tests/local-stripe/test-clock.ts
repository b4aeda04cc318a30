const secondsPerDay = 86_400;

export interface TestClock {
  /** Unix seconds. The clock stands still until somebody moves it. */
  now(): number;
  advance(step: { days?: number; hours?: number; minutes?: number; seconds?: number }): number;
  /** To this second; never back. */
  advanceTo(seconds: number): number;
}

/** The time that the local Stripe lives in. */
export function createTestClock(startAt: number): TestClock {
  let current = startAt;
  const advanceTo = (seconds: number) => {
    if (!Number.isInteger(seconds) || seconds < current) {
      throw new RangeError(`The test clock shows ${current} and cannot go to ${seconds}`);
    }
    current = seconds;
    return current;
  };
  return {
    now: () => current,
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
      advanceTo(current + days * secondsPerDay + hours * 3600 + minutes * 60 + seconds),
    advanceTo,
  };
}

/** The end of the monthly period that begins at `start`: counted in calendar months from the anchor, so 31 Jan → 28 Feb → 31 Mar. */
export function endOfPeriod(anchor: number, start: number): number {
  const from = new Date(anchor * 1000);
  const to = new Date(start * 1000);
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return addMonths(anchor, months + 1);
}

/** The same day and time of day in a later month (UTC), or that month's last day where the day does not exist. */
export function addMonths(seconds: number, months: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}
