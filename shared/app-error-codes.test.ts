import { expect, test } from 'vitest';
import { codeOfStatus } from './app-error-codes.ts';

test.each([
  [200, null],
  [401, 'no_session'],
  [402, 'no_credits'],
  [418, 'bad_input'],
  [429, 'too_many'],
  [500, 'internal'],
  [599, 'internal'],
])('a refusal of status %i without a code counts as %s', (status, code) => {
  expect(codeOfStatus(status)).toBe(code);
});
