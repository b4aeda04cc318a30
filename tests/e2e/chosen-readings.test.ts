import { describe, expect, it } from 'vitest';
import { screens, sizes } from '../helpers/browser.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { openNewPerson } from '../helpers/new-person.ts';
import { answerRows } from '../helpers/requests.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { search } from '../helpers/walk.ts';
import { planCard, visitPlans } from './purchase-steps.ts';

const stage = setStage();
const person = keepPerson(stage);

const written = {
  summary: 'Dormir pouco cansa.',
  argument_1: 'a',
  argument_2: 'b',
  argument_3: 'c',
  authority: 'd',
  source: 'https://example.com/estudo',
};

describe.each(sizes)('what the specification leaves open, on a %s', (size) => {
  it('the stepper of a phone shows one label, and the headline gives way to the hooks', async () => {
    const { page, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/dashboard');
    const headline = page.getByRole('heading', { level: 1 });
    await headline.getByText('Sobre o que é o seu próximo vídeo?', { exact: true }).waitFor();
    // What is for screen readers alone stands on one pixel.
    const widths = () =>
      page
        .getByRole('list', { name: 'Etapas', exact: true })
        .getByText(/Insira um tema|Gerando perguntas e ganchos|Escolha um gancho/)
        .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().width > 1));
    expect(await widths()).toEqual(size === 'phone' ? [true, false, false] : [true, true, true]);
    await search(page, 'Dormir melhor');
    expect(await widths()).toEqual(size === 'phone' ? [false, false, true] : [true, true, true]);
    expect(await headline.textContent()).toBe('Escolha um gancho');
    expect((await headline.boundingBox())?.width).toBe(1);
    await close();
  });

  it('the plan that somebody has cannot be chosen again, and the other one is a change', async () => {
    const { page, close } = await person.open(size);
    await answerRows(page, 'stripe_customers', [{ customer_id: 'cus_1' }]);
    await answerRows(page, 'stripe_subscriptions', [
      {
        id: 1,
        status: 'active',
        subscription_id: 'sub_1',
        price_id: 'price_sandbox_essencial',
        current_period_start: 1_800_000_000,
        current_period_end: 1_802_678_400,
        cancel_at: null,
        cancel_at_period_end: false,
      },
    ]);
    await visitPlans(page);
    const own = planCard(page, 'Essencial').getByRole('button', {
      name: 'Você já tem este plano',
      exact: true,
    });
    await own.waitFor();
    expect(await own.isDisabled()).toBe(true);
    const other = planCard(page, 'Ilimitado').getByRole('button', {
      name: 'Mudar para o Ilimitado',
      exact: true,
    });
    expect(await other.isEnabled()).toBe(true);
    await requireAccessible(page, 'the present plan');
    await close();
  });

  it('materials fewer than five are shown as not charged', async () => {
    const { page, close } = await person.open(size);
    await page.route('**/busca-referencias', (route) =>
      route.fulfill({
        json: {
          references: [written, written, written],
          script: null,
          credits: { credits_remaining: 4, credits_total: 4, type: 'free' },
          charged: false,
        },
      }),
    );
    await page.goto('/references?hook=Um%20gancho');
    await page.getByRole('button', { name: 'Desbloquear Materiais', exact: true }).click();
    await page.getByText(/só 3.materiais com fonte sólida.*Você não foi cobrado\./).waitFor();
    await requireAccessible(page, 'three materials');
    await close();
  });
});
