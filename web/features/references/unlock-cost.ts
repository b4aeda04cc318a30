import { type Access, spendableCredits } from '../../lib/access.ts';

/** What unlocking costs and leaves, to be read before the click. */
export function unlockCostSentence(access: Access): string {
  if (access.plan === 'ilimitado') return 'Incluído no seu plano Ilimitado: não gasta créditos.';
  const available = spendableCredits(access);
  if (available <= 0) return 'Custa 1\u00a0crédito, e os seus acabaram.';
  const left = available - 1;
  return `Custa 1\u00a0crédito. Você tem ${available} e ${left === 0 ? 'fica sem nenhum' : `fica com ${left}`}.`;
}
