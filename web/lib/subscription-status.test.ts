import { expect, test } from 'vitest';
import { describeSubscription } from './subscription-status.ts';

test.each([
  ['active', 'Ativo', 'Cancelada (expira ao final do ciclo)'],
  ['trialing', 'Em período de teste', 'Cancelada (expira ao final do ciclo)'],
  ['past_due', 'Pagamento pendente', 'Cancelada (expira ao final do ciclo)'],
  ['unpaid', 'Encerrada por falta de pagamento', 'Cancelada (expira ao final do ciclo)'],
  ['paused', 'Pausada', 'Cancelada (expira ao final do ciclo)'],
  ['incomplete', 'Aguardando o primeiro pagamento', 'Aguardando o primeiro pagamento'],
  ['incomplete_expired', 'Encerrada', 'Encerrada'],
  ['canceled', 'Encerrada', 'Encerrada'],
  ['something_new', 'Em processamento', 'Em processamento'],
])('%s reads “%s”, and “%s” when it was to end', (status, going, ending) => {
  expect(describeSubscription({ status, isEnding: false }).label).toBe(going);
  expect(describeSubscription({ status, isEnding: true }).label).toBe(ending);
});

test('what is over or unknown does not run, whatever was asked of it before', () => {
  for (const status of ['canceled', 'incomplete', 'incomplete_expired', 'something_new']) {
    expect(describeSubscription({ status, isEnding: true })).toMatchObject({
      isRunning: false,
      isEnding: false,
    });
  }
});

test('an owed payment stays visible on a subscription that ends', () => {
  expect(describeSubscription({ status: 'past_due', isEnding: true }).isPaymentDue).toBe(true);
});
