/** Picks numbers from a seed; the same seed gives the same numbers on every machine. */
export interface SeededRandom {
  /** A whole number from 0 to `limit - 1`. */
  below(limit: number): number;
}

/** Starts a mulberry32 sequence from a whole-number seed. */
export function createRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  return {
    below(limit) {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
    },
  };
}

/** A copy of the list in an order that only the random source decides (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    const kept = copy[last] as Item;
    copy[last] = copy[other] as Item;
    copy[other] = kept;
  }
  return copy;
}

/** A 53-bit hash of a text's UTF-16 units (two 32-bit lanes, cyrb style); no locale takes part. */
export function hashText(text: string, salt = 0): number {
  let high = 0xdeadbeef ^ salt;
  let low = 0x41c6ce57 ^ salt;
  for (let position = 0; position < text.length; position += 1) {
    const unit = text.charCodeAt(position);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/** Orders two texts by code unit, never by locale. */
export function compareCodeUnits(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
