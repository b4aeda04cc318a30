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

describe.each(sizes)('the button of Google on a %s', (size) => {
  it('signs up, comes to the second step, and signs in again', async () => {
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
    await page.getByRole('button', { name: 'Continuar com Google', exact: true }).click();
    // Google remembers who this browser is.
    await page.waitForURL(/\/second-step|\/dashboard/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fisga-session'))).not.toBeNull();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Gerar ganchos', exact: true }).waitFor();
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
});
