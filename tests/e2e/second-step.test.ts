import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, screens, sizes } from '../helpers/browser.ts';
import { countRequests, holdRequests } from '../helpers/requests.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { newEmail, register } from '../helpers/walk.ts';
import { toldEntries, writeDataLayerDown } from './purchase-steps.ts';

const stage = setStage();

const field = (page: Page) => page.getByRole('textbox', { name: 'Seu WhatsApp', exact: true });
const country = (page: Page) => page.getByLabel(/^País: /);
const finish = (page: Page) => page.getByRole('button', { name: 'Finalizar cadastro', exact: true });
const failure = (page: Page) =>
  page.getByRole('alert').getByText('Erro ao salvar telefone. Tente novamente.', { exact: true });
const campaign = (page: Page) => page.evaluate(() => localStorage.getItem('fisga-campaign'));

/** Opens the list of countries, searches it and takes what it found. */
async function chooseCountry(page: Page, text: string, name: string) {
  await country(page).click();
  await page.getByRole('combobox', { name: 'Buscar país', exact: true }).fill(text);
  const found = page.getByRole('option');
  await expect.poll(() => found.count()).toBe(1);
  await found.filter({ hasText: name }).click();
}

describe.each(sizes)('the second step on a %s', (size) => {
  it('is open to a visitor, whose telephone it cannot save', async () => {
    const { page, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await page.goto('/second-step');
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.textContent()).toBe('Você está quase lá, só mais uma coisa 👇');
    expect(new URL(page.url()).pathname).toBe('/second-step');
    await page.getByText('Seu número não será compartilhado com ninguém.', { exact: true }).waitFor();

    expect(await field(page).evaluate((input) => (input as HTMLInputElement).required)).toBe(true);
    expect(await finish(page).isDisabled()).toBe(true);
    await field(page).pressSequentially('a-b');
    expect(await field(page).inputValue()).toBe('');
    expect(await finish(page).isDisabled()).toBe(true);
    await field(page).pressSequentially('11987654321');
    expect(await field(page).inputValue()).toBe('(11) 98765-4321');
    expect(await finish(page).isEnabled()).toBe(true);

    const asked = countRequests(page, '/rest/v1/profiles?on_conflict=id');
    await finish(page).click();
    await failure(page).waitFor();
    await requireAccessible(page, 'not saved');
    expect(asked()).toBe(0);
    await close();
  });

  it('says on the field what a short number lacks, and sends nothing', async () => {
    const { page, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await register(page, newEmail());
    // The campaign is saved at the arrival.
    await expect.poll(() => campaign(page)).toBeNull();
    const asked = countRequests(page, '/rest/v1/profiles?on_conflict=id');
    await field(page).pressSequentially('1198765');
    await finish(page).click();
    const problem = page.getByText('Faltam números: escreva o DDD e o telefone, como (11) 91234-5678.', {
      exact: true,
    });
    await problem.waitFor();
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await requireAccessible(page, 'a short number');
    expect(asked()).toBe(0);
    await field(page).pressSequentially('4321');
    await expect.poll(() => problem.count()).toBe(0);
    await finish(page).click();
    await page.waitForURL(/\/dashboard/);
    await close();
  });

  it('finds a country by its name and by its code', async () => {
    const { page, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await page.goto('/second-step');
    expect(await country(page).getAttribute('aria-label')).toBe('País: Brasil, +55');
    await field(page).fill('11987654321');
    await chooseCountry(page, 'portug', 'Portugal');
    await expect.poll(() => country(page).getAttribute('aria-label')).toBe('País: Portugal, +351');
    const flag = country(page).locator('img');
    await expect
      .poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await flag.getAttribute('src')).toMatch(/\/PT-[\w-]+\.svg$/);
    expect(await field(page).inputValue()).toBe('');
    expect(await finish(page).isDisabled()).toBe(true);
    await chooseCountry(page, '+55', 'Brasil');
    await expect.poll(() => country(page).getAttribute('aria-label')).toBe('País: Brasil, +55');
    await country(page).click();
    await page.getByRole('option').first().waitFor();
    await requireAccessible(page, 'the countries');
    await page.getByRole('combobox', { name: 'Buscar país', exact: true }).fill('xyz');
    await page.getByText('Nenhum país com esse nome ou código.', { exact: true }).waitFor();
    await requireAccessible(page, 'no country found');
    await close();
  });
});

describe.each(sizes)('a number past fifteen digits on a %s', (size) => {
  const long = '123456789012345678';

  it('is refused, and taken and kept where long numbers are enabled', async () => {
    const { page, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await page.goto('/second-step');
    await field(page).pressSequentially(long);
    expect(await field(page).inputValue()).toBe('(12) 34567-8901');
    await chooseCountry(page, 'alemanha', 'Alemanha');
    await field(page).fill('');
    await field(page).pressSequentially(long);
    const digits = `49${(await field(page).inputValue()).replaceAll(/\D/g, '')}`;
    expect(digits).toBe(`49${long}`.slice(0, 15));

    await page.route('**/config.json', async (route) => {
      const config = await (await route.fetch()).json();
      await route.fulfill({ json: { ...config, hasLongPhoneNumbers: true } });
    });
    await register(page, newEmail());
    await field(page).pressSequentially(`${long}9`);
    expect(await field(page).inputValue()).toBe('(12) 34567-89012345678');
    const saved = page.waitForResponse(
      (response) => response.request().postDataJSON()?.phone === `55${long}` && response.ok(),
    );
    await finish(page).click();
    await saved;
    await page.waitForURL(/\/dashboard/);
    await close();
  });
});

describe('before the telephones of the world are there', () => {
  it('a Brazilian number is taken, and another waits for them as it was typed', async () => {
    const { page, close } = await openPage(stage.browser, stage.server.url, screens.phone);
    const come = await holdRequests(page, '**/assets/world-phones-*.js');
    await page.goto('/second-step');
    await field(page).pressSequentially('11987654321');
    expect(await field(page).inputValue()).toBe('(11) 98765-4321');
    expect(await finish(page).isEnabled()).toBe(true);
    await field(page).fill('+55 21 91234-5678');
    expect(await field(page).inputValue()).toBe('(21) 91234-5678');

    await field(page).fill('+351 912 345 678');
    expect(await field(page).inputValue()).toBe('+351 912 345 678');
    expect(await finish(page).isDisabled()).toBe(true);
    come();
    await expect.poll(() => field(page).inputValue()).toBe('912 345 678');
    expect(await country(page).getAttribute('aria-label')).toBe('País: Portugal, +351');
    expect(await finish(page).isEnabled()).toBe(true);
    await close();
  });

  it('the list of countries comes when it is asked for, takes the keyboard and gives it back', async () => {
    const { page, close } = await openPage(stage.browser, stage.server.url, screens.desktop);
    const come = await holdRequests(page, '**/assets/country-picker-*.js');
    await page.goto('/second-step');
    await country(page).focus();
    await page.keyboard.press('Enter');
    come();
    const searchField = page.getByRole('combobox', { name: 'Buscar país', exact: true });
    await searchField.waitFor();
    await expect.poll(() => searchField.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('portug');
    await expect.poll(() => page.getByRole('option').count()).toBe(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => country(page).getAttribute('aria-label')).toBe('País: Portugal, +351');
    await expect.poll(() => country(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await close();
  });
});

describe.each(sizes)('a new person on a %s', (size) => {
  it('is told as a lead once, with their campaign saved and then forgotten, and goes on with the telephone', async () => {
    const { page, noise, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await writeDataLayerDown(page);
    const save = await holdRequests(page, '**/rest/v1/profiles?on_conflict=*');
    const saved = page.waitForRequest((request) => request.url().includes('/rest/v1/profiles?on_conflict='));
    await register(page, newEmail(), '?utm_source=instagram&affiliate_id=ana');
    expect((await saved).postDataJSON()).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      utm_source: 'instagram',
      affiliate_id: 'ana',
    });
    expect(await campaign(page)).toContain('instagram');
    save();
    await expect.poll(() => campaign(page)).toBe(null);
    await page.unroute('**/rest/v1/profiles?on_conflict=*');
    expect(await toldEntries(page)).toEqual([{ event: 'lead_submit' }]);
    await page.goto('/second-step');
    await field(page).fill('11987654321');
    expect(await toldEntries(page)).toEqual([{ event: 'lead_submit' }]);

    await page.route('**/rest/v1/profiles?on_conflict=*', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await finish(page).click();
    await failure(page).waitFor();
    expect(await field(page).inputValue()).toBe('(11) 98765-4321');
    await page.unroute('**/rest/v1/profiles?on_conflict=*');
    const answer = await holdRequests(page, '**/rest/v1/profiles?on_conflict=*');
    await finish(page).click();
    const busy = page.getByRole('button', { name: 'Enviando...', exact: true });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    await requireAccessible(page, 'being saved');
    expect(await failure(page).count()).toBe(0);
    answer();
    await page.waitForURL(/\/dashboard/);

    await page.goto('/second-step');
    await page.waitForURL(/\/dashboard/);
    await page.getByRole('button', { name: 'Gerar ganchos', exact: true }).waitFor();
    noise.length = 0; // the browser reports the refused request itself
    await close();
  });
});
