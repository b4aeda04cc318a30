import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireAttempt, takeTurn } from '../../server/auth/rate-limits.ts';
import type { Database } from '../../server/db/database.ts';
import { asAccountService } from '../../server/db/roles.ts';
import { openTestDatabase } from '../helpers/test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const noon = Date.parse('2026-11-23T12:00:00Z');
const at = (seconds: number) => new Date(noon + seconds * 1000);
const hour = 3600;

describe('a clock that was an hour ahead', () => {
  const take = (bucket: string, seconds: number) =>
    asAccountService(database, (transaction) =>
      takeTurn(transaction, { bucket, capacity: 2, seconds: 60 }, at(seconds)),
    );

  it('has closed no door once it is set back', async () => {
    expect(await take('back', hour)).toBe(0);
    expect(await take('back', 0)).toBe(0);
    expect(await take('back', 1)).toBeGreaterThan(0);
    expect(await take('back', 31)).toBe(0);
  });

  it('leaves a door that was full full for as long as it empties, and no longer', async () => {
    for (const wait of [0, 0, 30]) expect(await take('full', hour)).toBe(wait);
    expect(await take('full', 0)).toBe(30);
    expect(await take('full', 29)).toBe(1);
    expect(await take('full', 31)).toBe(0);
  });

  it('opens nothing by going back again and again', async () => {
    for (const wait of [0, 0, 30]) expect(await take('thrice', 0)).toBe(wait);
    for (const seconds of [-1, -2, -3]) expect(await take('thrice', seconds)).toBe(30);
  });

  it('makes nobody who guessed wait longer than the longest wait', async () => {
    const guess = (seconds: number) =>
      requireAttempt(database, [{ bucket: 'code:ana', free: 1, longestSeconds: 8 }], at(seconds));
    await guess(hour);
    await expect(guess(hour)).rejects.toMatchObject({ code: 'over_request_rate_limit' });
    await expect(guess(0)).rejects.toThrow('after 8 seconds');
    await expect(guess(7)).rejects.toThrow('after 1 seconds');
    await guess(9);
  });
});
