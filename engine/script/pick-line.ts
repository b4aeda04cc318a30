import { hashText } from '../tree/seeded-random.ts';

/** One of the lines, decided by the seed alone; `place` keeps two picks of one script apart. */
export function pickLine<Line>(
  lines: readonly [Line, ...Line[]],
  { seed, place }: { seed: string; place: string },
): Line {
  return lines[hashText(`${place}|${seed}`) % lines.length] ?? lines[0];
}
