import type { Page, Route } from 'playwright-core';

/** A telephone far from the next mast. */
const far = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

export interface SlowNetwork {
  /** Takes the network away once the server has done what the next request to this address asks: its answer is lost. */
  cutBeforeAnswer(url: string): Promise<void>;
  /** As slow as at first. */
  restore(): Promise<void>;
}

/** Makes the page's network slow: 400 ms to the first byte, 400 kbit/s from there on. */
export async function slowDown(page: Page): Promise<SlowNetwork> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const be = (offline: boolean) => session.send('Network.emulateNetworkConditions', { offline, ...far });
  await be(false);
  return {
    async cutBeforeAnswer(url) {
      const lose = async (route: Route) => {
        await route.fetch();
        await be(true);
        await route.abort('internetdisconnected');
      };
      await page.route(url, lose, { times: 1 });
    },
    async restore() {
      await be(false);
      // The browser says so a moment before its network knows.
      await page.waitForFunction(() =>
        fetch('/health').then(
          ({ ok }) => ok,
          () => false,
        ),
      );
    },
  };
}
