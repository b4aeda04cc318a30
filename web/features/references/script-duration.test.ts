import { expect, it } from 'vitest';
import { describeSeconds } from './script-duration.ts';

it.each([
  [0.2, '1 s'],
  [47.6, '48 s'],
  [59.7, '1 min'],
  [112, '1 min 52 s'],
  [120, '2 min'],
])('says %d seconds as %s', (seconds, said) => expect(describeSeconds(seconds)).toBe(said));
