import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callStripe, createStripeClient } from './stripe-client.ts';

let silent: Server;
const keys: unknown[] = [];
beforeAll(async () => {
  silent = createServer(({ headers }) => void keys.push(headers['idempotency-key']));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

it('gives a silent Stripe up before the request that waits for it is given up, and asks with one key each time', async () => {
  const { port } = silent.address() as AddressInfo;
  const stripe = createStripeClient({ secretKey: 'sk_test_silent', apiBase: `http://127.0.0.1:${port}` });
  const startedAt = performance.now();
  const asked = callStripe(() => stripe.customers.create({ email: 'ana@example.com' }));
  await expect(asked).rejects.toMatchObject({
    isRefusal: false,
    message: expect.stringContaining('Stripe: '),
  });
  expect(performance.now() - startedAt).toBeLessThan(28_000);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toEqual(expect.any(String));
});
