import { expect, it } from 'vitest';
import { listCountries } from './countries.ts';
import { flagAddresses } from './flag-addresses.ts';

it('finds a flag for every country that can be chosen', () => {
  const without = listCountries().filter(({ code }) => !flagAddresses.has(code));
  expect(without).toEqual([]);
});
