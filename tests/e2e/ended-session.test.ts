import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { screens, sizes } from '../helpers/browser.ts';
import { openNewPerson } from '../helpers/new-person.ts';
import { openClient, openDoor } from '../helpers/people.ts';
import { setStage } from '../helpers/stage.ts';
import { search } from '../helpers/walk.ts';

const stage = setStage();
const searchButton = (page: Page) => page.getByRole('button', { name: 'Gerar ganchos', exact: true });
const readStored = (page: Page): Promise<{ access_token: string; refresh_token: string } | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('fisga-session') ?? 'null'));

/** The same person in another browser. */
async function signInElsewhere(email: string) {
  const client = openClient(await openDoor(stage.server.url));
  const { error } = await client.auth.signInWithPassword({ email, password: 'segredo-123' });
  if (error) throw error;
  return client;
}

/** The browser reports each refusal itself, the last ones after the screen has changed. */
async function forgetRefusals(page: Page, noise: string[]): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(noise.filter((line) => !/status of 40[013]/.test(line))).toEqual([]);
  noise.length = 0;
}

describe.each(sizes)('a session that was ended elsewhere, on a %s', (size) => {
  it('leads to the login with the next search, and leaves no token behind', async () => {
    const { page, email, noise, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/dashboard');
    await searchButton(page).waitFor();
    await (await signInElsewhere(email)).auth.signOut({ scope: 'others' });
    await page.getByRole('textbox').first().fill('Dormir melhor');
    await searchButton(page).click();
    await page.waitForURL(/\/login/);
    expect(await readStored(page)).toBeNull();
    await forgetRefusals(page, noise);
    await close();
  });

  it('leads to the login when a screen reads data', async () => {
    const { page, email, noise, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/config.json');
    await (await signInElsewhere(email)).auth.signOut({ scope: 'others' });
    await page.goto('/dashboard');
    await page.waitForURL(/\/login/);
    expect(await readStored(page)).toBeNull();
    await forgetRefusals(page, noise);
    await close();
  });
});

it('renews a token that the server refuses while the session lives, and the search goes through', async () => {
  const { page, noise, close } = await openNewPerson(stage, screens[sizes[0]]);
  await page.goto('/dashboard');
  await searchButton(page).waitFor();
  const before = await readStored(page);
  let refused = 0;
  await page.route('**/functions/v1/generate-hooks', async (route) => {
    const isOld = route.request().headers().authorization === `Bearer ${before?.access_token}`;
    if (!isOld) return route.continue();
    refused += 1;
    return route.fulfill({ status: 401, json: { error: 'Sua sessão expirou.', code: 'no_session' } });
  });
  await search(page, 'Dormir melhor');
  expect(refused).toBe(1);
  expect((await readStored(page))?.refresh_token).not.toBe(before?.refresh_token);
  await forgetRefusals(page, noise);
  await close();
});
