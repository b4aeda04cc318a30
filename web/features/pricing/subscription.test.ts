import { expect, test } from 'vitest';
import { plans } from '../../../shared/plans.ts';
import { choiceOf, type Subscription } from './subscription.ts';

const essencial: Subscription = {
  subscriptionId: 'sub_1',
  status: 'active',
  plan: plans.PLANO_ESSENTIALS,
  periodStart: null,
  periodEnd: null,
  isEnding: false,
  endsAt: null,
};

test.each<[string, Subscription | null, string, string]>([
  ['nobody’s', null, 'buy', 'buy'],
  ['a running Essencial', essencial, 'current', 'change'],
  ['an Essencial that ends with its month', { ...essencial, isEnding: true }, 'current', 'change'],
  ['an Essencial that is over', { ...essencial, status: 'canceled', isEnding: true }, 'buy', 'buy'],
  ['an Essencial that owes', { ...essencial, status: 'past_due' }, 'current', 'owing'],
  ['a running plan we no longer sell', { ...essencial, plan: null }, 'change', 'change'],
])('%s', (_case, subscription, onEssencial, onIlimitado) => {
  expect(choiceOf('PLANO_ESSENTIALS', subscription)).toBe(onEssencial);
  expect(choiceOf('PLANO_ILIMITADO', subscription)).toBe(onIlimitado);
});
