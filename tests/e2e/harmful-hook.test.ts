import { expect, it } from 'vitest';
import { sizes } from '../helpers/browser.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { countRequests } from '../helpers/requests.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { search } from '../helpers/walk.ts';

const stage = setStage({ FREE_CREDITS: '12' });
const person = keepPerson(stage, (page) => search(page, 'Dormir melhor'));

it.each(sizes)(
  'a hook that shows a risk is answered with the sentence that says where help is, on a %s',
  async (size) => {
    const { page, noise, close } = await person.open(size);
    await page.goto(`/references?hook=${encodeURIComponent('Eu não quero mais viver')}`);
    await page.getByRole('button', { name: 'Desbloquear Materiais', exact: true }).click();
    await page
      .getByRole('status')
      .getByText(/CVV: ligue 188/)
      .waitFor();
    await requireAccessible(page, 'care in the place of materials');
    expect(await page.getByRole('button', { name: 'Tentar de novo', exact: true }).count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);

    const care = 'Fala com o CVV: ligue 188, de graça.';
    await page.route('**/check-hook', (route) =>
      route.fulfill({ status: 422, json: { code: 'sensitive_topic', error: care } }),
    );
    const asked = countRequests(page, '/check-hook');
    await page.goto('/dashboard');
    await search(page, 'Dormir melhor');
    await page
      .getByRole('button', { name: /conferir/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('status').getByText(care, { exact: true }).waitFor();
    await requireAccessible(page, 'care in the place of a check');
    expect(asked()).toBe(1);
    noise.length = 0; // the browser reports the refused calls itself
    await close();
  },
);
