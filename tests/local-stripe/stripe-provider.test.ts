import { afterEach, describe, expect, it } from 'vitest';
import { ProviderError } from '../../server/billing/payment-provider.ts';
import { createStripeProvider } from '../../server/billing/stripe/stripe-provider.ts';
import { type LocalService, startLocalService } from '../helpers/local-service.ts';

let service: LocalService | null = null;
afterEach(() => service?.stop());

async function openProvider(answer: { status?: number; body?: unknown }) {
  service = await startLocalService(() => answer);
  return createStripeProvider({
    secretKey: 'sk_test_local',
    webhookSecret: 'whsec_local',
    apiBase: service.url,
    priceIds: ['price_essencial', 'price_ilimitado'],
  });
}

/** What the SDK lets pass, or throws in its own way; callers see one kind of error that says whether Stripe said no. */
describe('an answer that is not what was asked for', () => {
  it.each([
    { name: 'a 404 without an error', answer: { status: 404, body: { message: 'Not Found' } } },
    { name: 'a 500 without an error', answer: { status: 500, body: { oops: 1 } } },
    { name: 'another object', answer: { body: { object: 'customer', id: 'cus_1' } } },
    { name: 'an empty object', answer: { body: {} } },
    { name: 'nothing that is JSON', answer: { body: '<html>proxy</html>' } },
  ])('is a failure, never a subscription: $name', async ({ answer }) => {
    const provider = await openProvider(answer);
    const failure = await provider.getSubscription('sub_1').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderError);
    expect(failure).toMatchObject({ isRefusal: false });
  });

  it('is a refusal where Stripe understood and said no', async () => {
    const body = { error: { type: 'invalid_request_error', message: 'No such subscription', param: 'id' } };
    const provider = await openProvider({ status: 404, body });
    await expect(provider.getSubscription('sub_1')).rejects.toMatchObject({ isRefusal: true });
  });

  it('is a failure where our key is wrong: the person can do nothing about it', async () => {
    const body = { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } };
    const provider = await openProvider({ status: 401, body });
    await expect(provider.getSubscription('sub_1')).rejects.toMatchObject({ isRefusal: false });
  });
});
