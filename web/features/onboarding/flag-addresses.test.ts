import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listCountries } from './countries.ts';
import { flagAddresses } from './flag-addresses.ts';

const directory = new URL('../../../node_modules/country-flag-icons/3x2/', import.meta.url);

it('finds its own flag for every country that can be chosen, not that of a part of another', () => {
  for (const { code } of listCountries()) {
    const drawn = readFileSync(new URL(`${code}.svg`, directory), 'utf8');
    // Vitest answers with a small file itself, in quotes of its own.
    const found = decodeURIComponent(flagAddresses.get(code) ?? '').replaceAll("'", '"');
    if (!found.endsWith(`/${code}.svg`)) expect(found, code).toContain(drawn.slice(-60));
  }
});
