import type { CreditDisplay, CreditSummary } from '../../../shared/credits.ts';
import { type Access, spendableCredits } from '../../lib/access.ts';

/** What a search costs and what there is to pay it with, to be read before the click. */
export function searchCostSentence(access: Access): string {
  if (access.plan === 'ilimitado') return 'Buscas ilimitadas no seu plano.';
  const available = spendableCredits(access);
  if (available <= 0) return 'Cada busca custa 1\u00a0crédito, só se eu conhecer o tema.';
  return `Custa 1\u00a0crédito, só se eu conhecer o tema. Você\u00a0tem\u00a0${available}.`;
}

/** An answer's credits; a backend that keeps to the specification does not say which they are. */
type AnsweredCredits = Omit<CreditSummary, 'type'> & Partial<Pick<CreditSummary, 'type'>>;

/** What is left after a search, as the screens show it; null when credits are unlimited. */
export function creditsAfterSearch(
  { unlimited, remaining, total, type }: AnsweredCredits,
  hasSubscription: boolean,
): CreditDisplay | null {
  if (unlimited) return null;
  const known = type ?? (hasSubscription ? 'subscription' : 'free');
  return { credits_remaining: remaining, credits_total: total, type: known };
}
