import { describe, expect, it } from 'vitest';
import { openPage, screens, sizes } from '../helpers/browser.ts';
import { leap, leapingClock } from '../helpers/leaping-clock.ts';
import { lastMailTo } from '../helpers/outbox.ts';
import { setStage } from '../helpers/stage.ts';
import { newEmail } from '../helpers/walk.ts';
import { toldEntries, writeDataLayerDown } from './purchase-steps.ts';

/** Just less than the hour that a mail's link lives. */
const late = 59 * 60_000;
const stage = setStage({ AUTH_AUTOCONFIRM: 'false', ...leapingClock(late) });
let ahead = 0;

describe.each(sizes)('a new person who confirms an hour after the registration, on a %s', (size) => {
  it('reaches the second step, with the campaign saved and the lead told once', async () => {
    const email = newEmail();
    const { page, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await writeDataLayerDown(page);
    await page.clock.install({ time: Date.now() + ahead });
    await page.goto('/register?utm_source=instagram&affiliate_id=ana');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Senha', { exact: true }).fill('segredo-123');
    await page.getByRole('button', { name: 'Criar conta', exact: true }).click();
    await page.getByText(/Enviamos um link e um código/).waitFor();
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
