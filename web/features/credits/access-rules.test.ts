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
const monthly = { remaining: 87, total: 120 };
const spentMonth = { remaining: 0, total: 120 };

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
      'past due Essencial',
      { subscription: { ...essencial, status: 'past_due' }, subscriptionCredits: monthly },
      false,
      false,
      'Sem Créditos Gratuitos',
    ],
    [
      'active unknown price',
      { free: spent, subscription: { status: 'active', priceId: 'other' } },
      false,
      false,
      'Sem Créditos',
    ],
  ])('%s', (_case, records, canGenerate, canSeeReferences, blocked) => {
    const access = deriveAccess({ ...none, ...records }, plans);
    expect(access.canGenerate).toBe(canGenerate);
    expect(access.canSeeReferences).toBe(canSeeReferences);
    expect(access.blockedReason?.title ?? null).toBe(blocked);
  });

  test('the way to a plan is shown to those who have the free allowance alone, also once it is spent', () => {
    expect(deriveAccess({ ...none, free }, plans).isFreeOnly).toBe(true);
    expect(deriveAccess({ ...none, free: spent }, plans).isFreeOnly).toBe(true);
    expect(deriveAccess({ ...none, free, subscription: ilimitado }, plans).isFreeOnly).toBe(false);
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
  ])('%o', (records, main, extra) => {
    expect(summarizeCredits(deriveAccess({ ...none, ...records }, plans))).toEqual({ main, extra });
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
      subscriptionCredits: { remaining: 86, total: 120 },
    });
  });

  test('change nothing for an unlimited plan', () => {
    expect(applyCredits(records, { credits_remaining: -1, credits_total: -1, type: 'subscription' })).toEqual(
      records,
    );
  });
});
