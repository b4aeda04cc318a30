import { unlimitedCredits } from './credits.ts';

export const planKeys = ['PLANO_ESSENTIALS', 'PLANO_ILIMITADO'] as const;
export type PlanKey = (typeof planKeys)[number];

export interface Plan {
  key: PlanKey;
  name: 'Essencial' | 'Ilimitado';
  /** BRL a month. */
  price: number;
  /** Credits a month; -1 is unlimited. */
  credits: number;
  mode: 'subscription';
  features: readonly ('hook_generation' | 'references')[];
}

export const plans: Record<PlanKey, Plan> = {
  PLANO_ESSENTIALS: {
    key: 'PLANO_ESSENTIALS',
    name: 'Essencial',
    price: 19.9,
    credits: 120,
    mode: 'subscription',
    features: ['hook_generation', 'references'],
  },
  PLANO_ILIMITADO: {
    key: 'PLANO_ILIMITADO',
    name: 'Ilimitado',
    price: 29.9,
    credits: unlimitedCredits,
    mode: 'subscription',
    features: ['hook_generation', 'references'],
  },
};
