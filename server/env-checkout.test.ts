import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env.ts';

describe('how plans are paid', () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_segredo',
    STRIPE_WEBHOOK_SECRET: 'whsec_segredo',
    STRIPE_PRICE_ESSENCIAL: 'price_1',
    STRIPE_PRICE_ILIMITADO: 'price_2',
  };

  it('is a sandbox without keys, and Stripe with all four', () => {
    expect(readEnvironment({})).toMatchObject({
      stripe: null,
      catalogue: { PLANO_ESSENTIALS: 'price_sandbox_essencial', PLANO_ILIMITADO: 'price_sandbox_ilimitado' },
    });
    expect(readEnvironment({ ...stripe, STRIPE_API_BASE: 'http://127.0.0.1:1/' })).toMatchObject({
      stripe: {
        secretKey: 'sk_test_segredo',
        webhookSecret: 'whsec_segredo',
        apiBase: 'http://127.0.0.1:1',
        priceIds: ['price_1', 'price_2'],
      },
      catalogue: { PLANO_ESSENTIALS: 'price_1', PLANO_ILIMITADO: 'price_2' },
    });
  });

  const forPeople = [
    { PUBLIC_URL: 'https://fisga.example' },
    { NODE_ENV: 'production' },
    { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' },
  ];

  it.each(forPeople)('is a sandbox where people pay only if the operator says so: %j', (variables) => {
    const read = (more: Record<string, string>) => readEnvironment({ ...variables, ...more });
    expect(() => read({})).toThrow(/^Environment not usable.*\n {2}CHECKOUT: needed: .*"sandbox".*$/u);
    expect(read({ CHECKOUT: 'sandbox' }).stripe).toBeNull();
    expect(read(stripe).stripe).not.toBeNull();
  });

  it.each([
    {},
    { PUBLIC_URL: 'http://127.0.0.1:8080' },
    { PUBLIC_URL: 'https://localhost' },
    { NODE_ENV: 'development' },
  ])('is a sandbox without a word on one’s own machine: %j', (variables) => {
    expect(readEnvironment(variables).stripe).toBeNull();
  });

  it.each([
    [{ ...stripe, CHECKOUT: 'sandbox' }, /CHECKOUT: must be empty/],
    [{ CHECKOUT: 'stripe' }, /CHECKOUT/],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: '' }, /STRIPE_WEBHOOK_SECRET.*needed/],
    [{ STRIPE_PRICE_ESSENCIAL: 'price_1' }, /STRIPE_SECRET_KEY.*needed/],
    [{ ...stripe, STRIPE_PRICE_ILIMITADO: 'price_1' }, /STRIPE_PRICE_ILIMITADO.*must not be/],
    [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_segredo' }, /STRIPE_SECRET_KEY/],
  ])('stops the start on %j, naming the variable and no value', (variables, message) => {
    const read = () => readEnvironment(variables);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/segredo/);
  });
});
