import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { openPage, screens, sizes } from '../helpers/browser.ts';
import { type LocalGoogle, startGoogleForProcess } from '../helpers/google-provider.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { forgetSession, newEmail } from '../helpers/walk.ts';

let google: LocalGoogle;
const stage = setStage(async () => {
  const started = await startGoogleForProcess();
  google = started.google;
  return started.environment;
});
afterAll(() => google.stop());

/** Notes from now on, across page loads, whether the second step was ever drawn. */
const noteSecondStep = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('Você está quase lá'))
        sessionStorage.setItem('second-step', 'drawn');
    }).observe(document, { childList: true, subtree: true });
  });

describe.each(sizes)('the button of Google on a %s', (size) => {
  it('signs up, comes to the second step, and signs in again without seeing it', async () => {
    const email = newEmail();
    google.setAccount({ sub: crypto.randomUUID(), email, email_verified: true, name: `Ana ${size}` });
    const { page, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await page.goto('/register?utm_source=instagram');
    await page.getByRole('button', { name: 'Continuar com Google', exact: true }).click();
    await page.getByRole('button', { name: `Ana ${size}`, exact: true }).click();
    await page.waitForURL(/\/second-step/);
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await page.getByRole('textbox', { name: /WhatsApp/ }).fill('11987654321');
    await page.getByRole('button', { name: 'Finalizar cadastro', exact: true }).click();
    await page.waitForURL(/\/dashboard/);
    await page.getByRole('button', { name: 'Gerar ganchos', exact: true }).waitFor();

    await forgetSession(page);
    await noteSecondStep(page);
    // Long enough for a screen that does not wait to be drawn.
    for (const url of ['**/auth/v1/token?grant_type=pkce', '**/rest/v1/profiles?*']) {
      await page.route(url, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
    }
    await page.getByRole('button', { name: 'Continuar com Google', exact: true }).click();
    // Google remembers who this browser is.
    await page.waitForURL(/\/dashboard/);
    await page.getByRole('button', { name: 'Gerar ganchos', exact: true }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('second-step'))).toBeNull();
    await close();
  });

  it('says in Portuguese why it did not work', async () => {
    const { page, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continuar com Google', exact: true }).click();
    await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
    await page.waitForURL(/\/login|\/second-step/);
    await page.getByText('A conta externa não completou o acesso. Tente de novo.', { exact: true }).waitFor();
    await requireAccessible(page, 'turned back at Google');
    await close();
  });

  it('signs nobody into the account of a stranger, whose way back they open', async () => {
    const account = { sub: crypto.randomUUID(), email: newEmail(), email_verified: true };
    google.setAccount(account);
    const begun = new URLSearchParams({
      provider: 'google',
      redirect_to: `${stage.server.url}/second-step?state=deles`,
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 's256',
    });
    const asked = await fetch(`${stage.server.url}/auth/v1/authorize?${begun}`, { redirect: 'manual' });
    const wayBack = await google.signIn(asked.headers.get('location') ?? '', account);

    const { page, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await page.goto(wayBack.href);
    await page
      .getByText('Este acesso não começou neste navegador. Entre de novo por aqui.', { exact: true })
      .waitFor();
    await requireAccessible(page, 'the way back of another browser');
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(page.url()).not.toMatch(/code=|state=/);
    expect(await page.evaluate(() => localStorage.getItem('fisga-session'))).toBeNull();
    await close();
  });
});
