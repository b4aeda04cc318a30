import { expect, it } from 'vitest';
import { weighScreens } from '../../scripts/weigh-screens.ts';
import { setStage } from '../helpers/stage.ts';

const stage = setStage();

it('lets nobody wait for more script than a first screen needs, and sends it compressed', async () => {
  const screens = await weighScreens({ browser: stage.browser, url: stage.server.url });
  for (const { path, limit, scripts, gzip, transferred } of screens) {
    expect(gzip, `${path}: npm run measure:weight`).toBeLessThanOrEqual(limit);
    expect(transferred, path).toBeLessThan(gzip);
    const names = scripts.map(({ name }) => name).join();
    expect(names, path).toContain('/assets/react-');
    // The account client, the tree and the export to Word come when they are needed.
    expect(names, path).not.toMatch(/auth-client|hook-explorer|write-word/);
  }
});
