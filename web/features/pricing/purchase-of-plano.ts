import { type Plan, planKeys, plans } from '../../../shared/plans.ts';

/** What somebody says they bought: BRL, and the plan's name. */
export interface PlanoPurchase {
  plan: string;
  value: number;
}

// Older addresses of the thank-you page.
const aliases: Readonly<Record<string, number>> = { plano1: 19.9, plano2: 29.9, plano3: 49.9 };

/** The price behind `plano` in the thank-you page's address: a plan's name or key, or an older alias; otherwise 0. */
export function purchaseOfPlano(plano: string): PlanoPurchase {
  const plan = planKeys.map((key) => plans[key]).find((candidate) => isNamed(candidate, plano));
  if (plan) return { plan: plan.name, value: plan.price };
  const value = Object.hasOwn(aliases, plano.toLowerCase()) ? aliases[plano.toLowerCase()] : undefined;
  return { plan: plano.slice(0, 50), value: value ?? 0 };
}

function isNamed({ key, name }: Plan, plano: string): boolean {
  return [key, name].some((text) => text.toLowerCase() === plano.toLowerCase());
}
