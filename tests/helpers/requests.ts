import type { Page } from 'playwright-core';

/** The data service answers a table with these rows: for states that a person does not reach by themselves here. */
export const answerRows = (page: Page, table: string, rows: object[]) =>
  page.route(`**/rest/v1/${table}?*`, (route) => route.fulfill({ json: rows }));

/** Keeps requests waiting until the function that it gives is called. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Counts the requests to an address from now on. */
export function countRequests(page: Page, ending: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(ending)) count += 1;
  });
  return () => count;
}

/** The server does the next request to an address, and its answer is lost on the way back. */
export const loseAnswer = (page: Page, url: string) =>
  page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
