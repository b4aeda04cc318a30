import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedReferences } from '../../server/generation/references/embedded-references.ts';
import type { OnlineEvidence } from '../../server/generation/retrieval/online-evidence.ts';
import { openBrowser, openPage, screens } from '../helpers/browser.ts';
import { engine } from '../helpers/engine.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { hooks, newEmail, search, signUp } from '../helpers/walk.ts';

/** Knows what any topic is, and no study. */
const encyclopedia: OnlineEvidence = {
  findMaterials: async () => [],
  findWorks: async () => [],
  isRegistered: async () => false,
  findBackground: async () => ({
    title: 'Sono',
    text: 'O sono é um estado de repouso do corpo e da mente.',
    source: 'https://pt.wikipedia.org/wiki/Sono',
    licence: 'CC BY-SA 4.0',
  }),
};

let browser: Browser;
let server: TestServer;
beforeAll(async () => {
  const webDirectory = fileURLToPath(new URL('../../dist/web', import.meta.url));
  server = await startTestServer({
    context: { webDirectory, references: createEmbeddedReferences(engine, encyclopedia) },
  });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe.each(['phone', 'tablet', 'desktop'] as const)('what was checked, on a %s', (size) => {
  it('is told for the script and for each material, and the encyclopedia is no proof', async () => {
    const { page, close } = await openPage(browser, server.url, screens[size]);
    await signUp(page, newEmail());
    await search(page, 'Dormir melhor');
    await hooks(page).nth(2).click();
    await page.getByRole('button', { name: 'Gerar Materiais', exact: true }).click();
    await page.getByRole('button', { name: 'Desbloquear Materiais', exact: true }).click();
    await page.getByRole('heading', { name: 'Roteiro', exact: true }).waitFor();

    const ofScript = page.getByText(
      /^Comparamos \d+\sfrases do roteiro com o que lemos das fontes\. Os \d+\snúmeros delas aparecem lá\./,
    );
    await ofScript.scrollIntoViewIfNeeded();
    expect(await ofScript.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Ver mais', exact: true }).first().click();
    await page.getByText(/^Comparamos \d+\sfrases.* deste material com o que lemos das fontes\./).waitFor();
    expect(
      await page.getByRole('heading', { name: 'Conferência automática', exact: true }).count(),
    ).toBeGreaterThanOrEqual(2);
    await requireAccessible(page, 'what was checked');
    expect(await page.locator('body').textContent()).not.toMatch(
      /checagem de fatos|fato verificado|verificado/i,
    );

    const background = page.getByRole('complementary', { name: 'Para entender o assunto', exact: true });
    expect(await background.textContent()).toContain('não use como prova');
    expect(await background.getByRole('link').getAttribute('href')).toBe(
      'https://pt.wikipedia.org/wiki/Sono',
    );
    await page.reload();
    await background.waitFor();
    await close();
  });
});
