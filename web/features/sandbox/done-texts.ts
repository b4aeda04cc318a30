import type { PortalInput } from './api/sandbox-portal.ts';

/** What is said once an act at the demonstration's provider is done. */
export const doneTexts: Readonly<Record<PortalInput['action'], string>> = {
  show: '',
  renew: 'O tempo andou até a renovação',
  'fail-renewal': 'A renovação chegou e o cartão não passou',
  retry: 'Fatura paga',
  'give-up': 'Assinatura encerrada',
  cancel: 'A assinatura termina com o ciclo',
  resume: 'A assinatura volta a se renovar',
  change: 'Plano mudado',
  refund: 'Fatura reembolsada',
};
