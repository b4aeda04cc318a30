import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { lightColours } from './light-colours.ts';

it('has the colours of the page by day', async () => {
  const styles = await readFile(new URL('../../../styles.css', import.meta.url), 'utf8');
  for (const [name, value] of Object.entries(lightColours)) {
    expect(styles).toContain(`--${name}: light-dark(${value}, `);
  }
});
