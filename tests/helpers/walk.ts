import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';

const password = 'segredo-123';
export const newEmail = () => `pessoa-${crypto.randomUUID()}@example.com`;

/** From the register screen to the second step. */
export async function register(page: Page, email: string, query = '?utm_source=instagram') {
  await page.goto(`/register${query}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await page.waitForURL(/\/second-step/);
}

/** From the register screen to an empty dashboard. */
export async function signUp(page: Page, email: string) {
  await register(page, email);
  await page.getByRole('textbox', { name: /WhatsApp/ }).fill('11987654321');
  await page.getByRole('button', { name: 'Finalizar cadastro' }).click();
  await page.waitForURL(/\/dashboard/);
  // The address changes a moment before the screen does.
  await page.getByRole('button', { name: 'Gerar ganchos' }).waitFor();
}

/** From the login screen to the dashboard. */
export async function signIn(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(/\/dashboard/);
}

/** Searches a topic and waits for its sixteen hooks. */
export async function search(page: Page, topic: string) {
  await page.getByRole('textbox').first().fill(topic);
  const answer = page.waitForResponse('**/generate-hooks');
  await page.getByRole('button', { name: 'Gerar ganchos' }).click();
  await answer;
  // Not `expect.poll`, which works inside tests only.
  await vi.waitFor(async () => expect(await hooks(page).count()).toBe(16), { timeout: 20_000 });
}

/** The buttons that pick a hook, in the tree and in the outline alike. */
export const hooks = (page: Page) => page.getByRole('button', { name: /^\+ Escolher/ });
