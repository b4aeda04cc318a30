import { expect, test } from 'vitest';
import { isPortalAddress } from './portal-address.ts';

test.each([
  ['https://checkout.stripe.com/c/pay/cs_live_1', false],
  ['https://pagamento.fisga.test/c/pay/cs_live_1', false],
  ['https://fisga.test/sandbox-checkout?session_id=cs_1', false],
  ['https://billing.stripe.com/p/session/bps_1', true],
  ['https://fisga.test/sandbox-portal?price_id=price_1', true],
])('%s', (url, isPortal) => {
  expect(isPortalAddress(url)).toBe(isPortal);
});
