import { describe, expect, test } from 'vitest';
import { applyCredits, type CreditRecords, deriveAccess } from './access-rules.ts';
import { summarizeCredits } from './summarize-credits.ts';

const plans = [
  { key: 'PLANO_ESSENTIALS' as const, priceId: 'price_e' },
  { key: 'PLANO_ILIMITADO' as const, priceId: 'price_i' },
];
const none: CreditRecords = { free: null, subscription: null, subscriptionCredits: null };
const free = { remaining: 3, total: 4 };
const spent = { remaining: 0, total: 4 };
const essencial = { status: 'active', priceId: 'price_e' };
const ilimitado = { status: 'active', priceId: 'price_i' };
const now = Date.parse('2026-11-22T12:00:00Z');
const hours = 60 * 60 * 1000;
const resetsAt = now + 240 * hours;
const monthly = { remaining: 87, total: 120, resetsAt };
const spentMonth = { remaining: 0, total: 120, resetsAt };
const unlimited = { remaining: -1, total: -1, resetsAt };
const setting = { plans, now };

describe('what a person may do', () => {
  test.each<[string, Partial<CreditRecords>, boolean, boolean, string | null]>([
    ['no rows at all', {}, false, false, 'Sem Créditos Gratuitos'],
    ['free credits left', { free }, true, true, null],
    ['free credits spent', { free: spent }, false, false, 'Sem Créditos Gratuitos'],
    [
      'Essencial with credits',
      { free: spent, subscription: essencial, subscriptionCredits: monthly },
      true,
      true,
      null,
    ],
    [
      'Essencial spent',
      { free: spent, subscription: essencial, subscriptionCredits: spentMonth },
      false,
      true,
      'Créditos Esgotados',
    ],
    [
      'Essencial spent, free left',
      { free, subscription: essencial, subscriptionCredits: spentMonth },
      true,
      true,
      null,
    ],
    ['Essencial not yet filled', { subscription: essencial }, false, true, 'Créditos Esgotados'],
    ['Ilimitado', { free: spent, subscription: ilimitado }, true, true, null],
    [
      'canceled Ilimitado',
      { free: spent, subscription: { ...ilimitado, status: 'canceled' } },
      false,
      false,
      'Sem Créditos Gratuitos',
    ],
    [
      'past due Essencial, in its last day of grace',
      {
        subscription: { ...essencial, status: 'past_due' },
        subscriptionCredits: { ...monthly, resetsAt: now - 23 * hours },
      },
      true,
      true,
      null,
    ],
    [
      'past due Ilimitado, its day of grace over',
      {
        subscription: { ...ilimitado, status: 'past_due' },
        subscriptionCredits: { ...unlimited, resetsAt: now - 24 * hours },
      },
      false,
      false,
      'Sem Créditos',
    ],
    [
      'active, its renewal never heard of',
      { subscription: essencial, subscriptionCredits: { ...monthly, resetsAt: now - 25 * hours } },
      false,
      false,
      'Sem Créditos Gratuitos',
    ],
    ['unpaid', { subscription: { ...ilimitado, status: 'unpaid' } }, false, false, 'Sem Créditos'],
    [
      'refunded Ilimitado',
      { subscription: ilimitado, subscriptionCredits: { ...unlimited, remaining: 0 } },
      false,
      false,
      'Sem Créditos',
    ],
    [
      'active unknown price',
      { free: spent, subscription: { status: 'active', priceId: 'other' } },
      false,
      false,
      'Sem Créditos',
    ],
  ])('%s', (_case, records, canGenerate, canSeeReferences, blocked) => {
    const access = deriveAccess({ ...none, ...records }, setting);
    expect(access.canGenerate).toBe(canGenerate);
    expect(access.canSeeReferences).toBe(canSeeReferences);
    expect(access.blockedReason?.title ?? null).toBe(blocked);
  });

  test.each<[string, Partial<CreditRecords>, string]>([
    ['Ilimitado', { subscription: ilimitado }, 'Plano Ilimitado: Você está no plano ilimitado.'],
    [
      'Essencial, believed to have credits',
      { subscription: essencial, subscriptionCredits: monthly },
      'Créditos Esgotados: Você esgotou seus créditos mensais. Aguarde o reset mensal ou faça upgrade para o Ilimitado.',
    ],
  ])('%s that the server refuses is told so by its plan', (_case, records, told) => {
    const { refusalReason, blockedReason } = deriveAccess({ ...none, ...records }, setting);
    expect(blockedReason).toBeNull();
    expect(`${refusalReason.title}: ${refusalReason.message}`).toBe(told);
  });

  test('an account that never had free credits is not told that it spent them', () => {
    const { blockedReason } = deriveAccess({ ...none, free: { remaining: 0, total: 0 } }, setting);
    expect(blockedReason).toEqual({
      title: 'Sem Créditos Gratuitos',
      message:
        'Esta conta não tem créditos gratuitos: eles valem uma única vez por e-mail ou telefone. Para gerar hooks virais, assine um de nossos planos.',
    });
    expect(summarizeCredits(deriveAccess({ ...none, free: { remaining: 0, total: 0 } }, setting)).main).toBe(
      'Sem créditos',
    );
  });

  test('the way to a plan is shown to those who have the free allowance alone, also once it is spent', () => {
    expect(deriveAccess({ ...none, free }, setting).isFreeOnly).toBe(true);
    expect(deriveAccess({ ...none, free: spent }, setting).isFreeOnly).toBe(true);
    expect(deriveAccess({ ...none, free, subscription: ilimitado }, setting).isFreeOnly).toBe(false);
  });
});

describe('the summary in the navigation', () => {
  test.each<[Partial<CreditRecords>, string, string | null]>([
    [{ free }, 'Créditos grátis: 3 / 4', null],
    [{ free: spent }, 'Sem créditos', null],
    [{ free, subscription: ilimitado }, 'Assinatura: Ilimitado', '+ 3 grátis'],
    [{ free: spent, subscription: ilimitado }, 'Assinatura: Ilimitado', null],
    [{ free, subscription: essencial, subscriptionCredits: monthly }, 'Assinatura: 87 / 120', '+ 3 grátis'],
    [{ free: spent, subscription: essencial, subscriptionCredits: spentMonth }, 'Assinatura: 0 / 120', null],
    [
      { subscription: { ...ilimitado, status: 'past_due' }, subscriptionCredits: unlimited },
      'Assinatura: Ilimitado',
      null,
    ],
    [{ subscription: ilimitado, subscriptionCredits: monthly }, 'Assinatura: 87 / 120', null],
    [
      { subscription: { ...essencial, status: 'canceled' }, subscriptionCredits: monthly },
      'Sem créditos',
      null,
    ],
  ])('%o', (records, main, extra) => {
    expect(summarizeCredits(deriveAccess({ ...none, ...records }, setting))).toEqual({ main, extra });
  });
});

describe('credits told by a generation', () => {
  const records = { ...none, free, subscription: essencial, subscriptionCredits: monthly };

  test('replace the balance they came from and no other', () => {
    const left = { credits_remaining: 2, credits_total: 4 };
    expect(applyCredits(records, { ...left, type: 'free' })).toEqual({
      ...records,
      free: { remaining: 2, total: 4 },
    });
    expect(
      applyCredits(records, { credits_remaining: 86, credits_total: 120, type: 'subscription' }),
    ).toEqual({
      ...records,
      subscriptionCredits: { remaining: 86, total: 120, resetsAt },
    });
  });

  test('change nothing for an unlimited plan', () => {
    expect(applyCredits(records, { credits_remaining: -1, credits_total: -1, type: 'subscription' })).toEqual(
      records,
    );
  });
});
