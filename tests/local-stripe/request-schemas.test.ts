import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { generateRequestSchemas } from './generate-request-schemas.ts';
import { readRequestSchemas } from './validate-params.ts';

// After an update of the SDK: node scripts/write-stripe-schemas.ts
it('the request schemas were written from the installed SDK', () => {
  const written = readRequestSchemas();
  expect(written.sdkVersion).toBe(Stripe.PACKAGE_VERSION);
  const names = ['subscriptionUpdate', 'refundCreate'];
  const { schemas } = generateRequestSchemas(names);
  expect(Object.fromEntries(names.map((name) => [name, written.schemas[name]]))).toEqual(schemas);
});
