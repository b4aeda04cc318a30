import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDifferences } from '../../server/billing/find-differences.ts';
import type { Database } from '../../server/db/database.ts';
import { asService } from '../../server/db/roles.ts';
import { saveSetting } from '../../server/db/settings.ts';
import { type Played, playLives } from '../helpers/play-lives.ts';
import { type LivedLife, live, lives } from '../helpers/random-lives.ts';
import { openTestDatabase } from '../helpers/test-database.ts';

const batchSize = 500;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await saveSetting(database, 'free_credits', 0);
});
afterAll(() => database.close());

/** Lives `count` random lives and hands each to `check` with what it got. */
async function liveRandomly(
  { count, seed, isPrompt }: { count: number; seed: number; isPrompt: boolean },
  check: (life: LivedLife, played: Played) => void,
): Promise<void> {
  const acts = fc.sample(lives, { numRuns: count, seed });
  for (let from = 0; from < count; from += batchSize) {
    const named = new Map(
      acts.slice(from, from + batchSize).map((each, index) => {
        const name = `${seed}_${from + index}`;
        return [name, live(each, name, { isPrompt })] as const;
      }),
    );
    const played = await playLives(database, named);
    [...named.values()].forEach((life, index) => {
      check(life, played[index] ?? expect.fail('A life was not played'));
    });
  }
}

/** How many credits of each paid month were taken for good. */
function countByMonth({ invoices }: LivedLife, { used, returned }: Played): Map<number, number> {
  const taken = new Map<number, number>();
  const add = (key: string, amount: number) => {
    const month = invoices.get(key)?.month ?? expect.fail(`Credits of an unknown period: ${key}`);
    taken.set(month, (taken.get(month) ?? 0) + amount);
  };
  for (const key of used) add(key, 1);
  for (const key of returned) add(key, -1);
  return taken;
}

describe('changing plans', () => {
  it('never yields more than the paid months allow, in 10,000 random lives', async () => {
    let changes = 0;
    await liveRandomly({ count: 10_000, seed: 19, isPrompt: false }, (life, played) => {
      const paid = [...life.invoices.values()].filter(({ isPaid }) => isPaid);
      for (const [month, taken] of countByMonth(life, played)) {
        const ofMonth = paid.filter((invoice) => invoice.month === month);
        changes += ofMonth.length - 1;
        const allowed = Math.max(0, ...ofMonth.map(({ credits }) => credits));
        if (taken > allowed) expect.fail(`${taken} of ${allowed} credits: ${JSON.stringify(life.steps)}`);
      }
      for (const key of played.unlimited)
        expect(life.invoices.get(key)).toMatchObject({ credits: -1, isPaid: true });
    });
    expect(changes).toBeGreaterThan(3000);
    expect(await asService(database, findDifferences)).toEqual([]);
  }, 480_000);

  it('yields just what the paid months allow where each event comes at once', async () => {
    await liveRandomly({ count: 2000, seed: 8, isPrompt: true }, (life, played) => {
      expect(played.found, JSON.stringify(life.steps)).toEqual(life.expected);
    });
  }, 240_000);
});
