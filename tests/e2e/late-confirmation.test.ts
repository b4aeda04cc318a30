import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, screens, sizes } from '../helpers/browser.ts';
import { leap, leapingClock } from '../helpers/leaping-clock.ts';
import { lastMailTo } from '../helpers/outbox.ts';
import { setStage } from '../helpers/stage.ts';
import { forgetSession, newEmail, signIn, submitLogin } from '../helpers/walk.ts';
import { toldEntries, writeDataLayerDown } from './purchase-steps.ts';

/** Just less than the hour that a mail's link lives. */
const late = 59 * 60_000;
const stage = setStage({ AUTH_AUTOCONFIRM: 'false', ...leapingClock(late) });
let ahead = 0;

async function registerByMail(page: Page, email: string) {
  await page.goto('/register?utm_source=instagram&affiliate_id=ana');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('segredo-123');
  await page.getByRole('button', { name: 'Criar conta', exact: true }).click();
  await page.getByText(/Enviamos um link e um código/).waitFor();
}

describe.each(sizes)('a new person who confirms an hour after the registration, on a %s', (size) => {
  it('reaches the second step, with the campaign saved and the lead told once', async () => {
    const email = newEmail();
    const { page, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await writeDataLayerDown(page);
    await page.clock.install({ time: Date.now() + ahead });
    await registerByMail(page, email);
    await leap(stage.server);
    ahead += late;
    await page.clock.setSystemTime(Date.now() + ahead);

    const saved = page.waitForRequest((request) => request.url().includes('/rest/v1/profiles?on_conflict='));
    await page.goto((await lastMailTo(stage.outbox, email)).link?.href ?? '');
    await page.getByRole('button', { name: 'Finalizar cadastro', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/second-step');
    expect((await saved).postDataJSON()).toMatchObject({ utm_source: 'instagram', affiliate_id: 'ana' });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fisga-campaign'))).toBeNull();
    await page.reload();
    await page.getByRole('textbox', { name: /WhatsApp/ }).fill('11987654321');
    expect(await toldEntries(page)).toEqual([{ event: 'lead_submit' }]);
    await page.getByRole('button', { name: 'Finalizar cadastro', exact: true }).click();
    await page.waitForURL(/\/dashboard/);

    await page.goto('/second-step');
    await page.waitForURL(/\/dashboard/);
    await page.getByRole('button', { name: 'Gerar ganchos', exact: true }).waitFor();
    expect(await toldEntries(page)).toEqual([{ event: 'lead_submit' }]);
    await close();
  });
});

describe.each(sizes)('a new person who confirms in another browser, on a %s', (size) => {
  it('reaches the second step by the first sign-in with the password, and never again', async () => {
    const email = newEmail();
    const { page, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    await page.clock.install({ time: Date.now() + ahead });
    await registerByMail(page, email);
    // The mail's link, opened elsewhere.
    const elsewhere = await openPage(stage.browser, stage.server.url, screens[size]);
    await elsewhere.page.goto((await lastMailTo(stage.outbox, email)).link?.href ?? '');
    await elsewhere.page.getByText(new RegExp(`entra na conta ${email}\\.`)).waitFor();
    await elsewhere.close();

    await page.goto('/login');
    await submitLogin(page, email);
    await page.waitForURL(/\/second-step/);
    await page.getByRole('button', { name: 'Finalizar cadastro', exact: true }).waitFor();
    // Left without a telephone: the profile is there all the same, and the step is over.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fisga-campaign'))).toBeNull();
    await forgetSession(page);
    seen.length = 0;
    await signIn(page, email);
    await page.getByRole('button', { name: 'Gerar ganchos', exact: true }).waitFor();
    expect(seen).not.toContain('/second-step');
    await close();
  });
});
