import { type Plan, type PlanKey, planKeys, plans } from '../../shared/plans.ts';

/** Which of the provider's prices is which plan: the only prices we sell, and grant credits for. */
export type Catalogue = Readonly<Record<PlanKey, string>>;

/** Prices of the embedded checkout. */
export const sandboxCatalogue: Catalogue = {
  PLANO_ESSENTIALS: 'price_sandbox_essencial',
  PLANO_ILIMITADO: 'price_sandbox_ilimitado',
};

/** The plan of a price, or null when the price is not ours. */
export function findPlan(catalogue: Catalogue, priceId: string | null): Plan | null {
  const key = planKeys.find((candidate) => catalogue[candidate] === priceId);
  return key === undefined ? null : plans[key];
}
