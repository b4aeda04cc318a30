import type { Page } from 'playwright-core';
import { unknownTopic } from '../helpers/known-topics.ts';

export const field = (page: Page) => page.getByRole('textbox', { name: 'Tema do vídeo', exact: true });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The question about a topic that no card is about. */
export const step = (page: Page) =>
  page.getByRole('region', { name: `Ainda não conheço “${unknownTopic}”.` });
export const stepHeading = (page: Page) =>
  page.getByRole('heading', { name: `Ainda não conheço “${unknownTopic}”.`, exact: true });

export async function send(page: Page, topic: string) {
  await field(page).fill(topic);
  await button(page, 'Gerar ganchos').click();
}

/** Sends a topic that no card is about, and waits for the question. */
export async function askAboutUnknown(page: Page) {
  await send(page, unknownTopic);
  await stepHeading(page).waitFor();
}

/** From now on the server's questions offer these topics. */
export async function offerNear(page: Page, near: readonly string[]) {
  await page.route('**/functions/v1/generate-hooks', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"near":\[[^\]]*\]/g, `"near":${JSON.stringify(near)}`);
    await route.fulfill({ response, body });
  });
}
