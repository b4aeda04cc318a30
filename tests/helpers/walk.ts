import type { Page } from 'playwright-core';

const password = 'segredo-123';
export const newEmail = () => `pessoa-${crypto.randomUUID()}@example.com`;

/** From the register screen to the second step. */
export async function register(page: Page, email: string, query = '?utm_source=instagram') {
  await page.goto(`/register${query}`);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Criar conta', exact: true }).click();
  await page.waitForURL(/\/second-step/);
}

/** From the register screen to an empty dashboard. */
export async function signUp(page: Page, email: string) {
  await register(page, email);
  await page.getByRole('textbox', { name: /WhatsApp/ }).fill('11987654321');
  await page.getByRole('button', { name: 'Finalizar cadastro', exact: true }).click();
  await page.waitForURL(/\/dashboard/);
  // The address changes a moment before the screen does.
  await page.getByRole('button', { name: 'Gerar ganchos', exact: true }).waitFor();
}

/** Fills in the login screen and sends it. */
export async function submitLogin(page: Page, email: string) {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** From the login screen to the dashboard. */
export async function signIn(page: Page, email: string) {
  await submitLogin(page, email);
  await page.waitForURL(/\/dashboard/);
}

/** To the login screen, as a browser that knows nobody. */
export async function forgetSession(page: Page) {
  // On an address without the app: a screen may still be asking for what is the person's.
  await page.goto('/config.json');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
}

/** Searches a topic and waits for its sixteen hooks. */
export async function search(page: Page, topic: string) {
  await fillTopic(page, topic);
  const answer = page.waitForResponse('**/generate-hooks');
  await page.getByRole('button', { name: 'Gerar ganchos', exact: true }).click();
  await answer;
  await waitForHooks(page);
}

// A last search restored between the selection and the typing of `fill` stays in front of what is typed.
async function fillTopic(page: Page, topic: string) {
  const field = page.getByRole('textbox').first();
  await field.fill(topic);
  if ((await field.inputValue()) !== topic) await field.fill(topic);
}

// Not by Vitest's own waits, which work inside tests only.
async function waitForHooks(page: Page) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if ((await hooks(page).count()) === 16) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`There are ${await hooks(page).count()} hooks, not 16`);
}

/** The buttons that pick a hook, in the tree and in the outline alike. */
export const hooks = (page: Page) => page.getByRole('button', { name: /^\+ Escolher/ });

/** From the tree to the five materials of one of its hooks and their script. */
export async function unlockMaterials(page: Page, place = 0) {
  await hooks(page).nth(place).click();
  await page.getByRole('button', { name: 'Gerar Materiais', exact: true }).click();
  await page.waitForURL(/\/references\?hook=./);
  await page.getByRole('button', { name: 'Desbloquear Materiais', exact: true }).click();
  await page.getByText('Material Estratégico #5', { exact: true }).first().waitFor();
}
