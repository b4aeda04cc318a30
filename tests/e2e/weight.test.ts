import { expect, it } from 'vitest';
import { weighScreens } from '../../scripts/weigh-screens.ts';
import { setStage } from '../helpers/stage.ts';

const stage = setStage();

const late =
  /auth-client|hook-explorer|clarification-step|write-word|schemas|world-phones|country-picker|confirm-dialog|materials-view/;
/** More than that, and a phone spends its time asking for them. */
const mostFiles = 22;
const beforeDashboard = ['/login', '/second-step'];

it('lets nobody wait for more script than a first screen needs, and sends it compressed', async () => {
  const screens = await weighScreens({ browser: stage.browser, url: stage.server.url });
  for (const { path, limit, scripts, gzip, transferred } of screens) {
    expect(gzip, `${path}: npm run measure:weight`).toBeLessThanOrEqual(limit);
    expect(transferred, path).toBeLessThan(gzip);
    expect(scripts.length, path).toBeLessThanOrEqual(mostFiles);
    const names = scripts.map(({ name }) => name).join();
    expect(names, path).toContain('/assets/react-');
    // These come once the screen is painted, or when they are needed.
    expect(names, path).not.toMatch(late);
    if (beforeDashboard.includes(path)) expect(names, path).not.toContain('/assets/query-');
  }
});
