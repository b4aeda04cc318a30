import type { CreditDisplay } from '../../../shared/credits.ts';
import type { PlanKey } from '../../../shared/plans.ts';
import type { RuntimeConfig } from '../../../shared/runtime-config.ts';
import type { Access, CreditBalance } from '../../lib/access.ts';

/** What the data service knows about a person's credits; null where there is no row. */
export interface CreditRecords {
  free: CreditBalance | null;
  subscription: { status: string; priceId: string | null } | null;
  subscriptionCredits: CreditBalance | null;
}

const nothing: CreditBalance = { remaining: 0, total: 0 };

/** What a person may do with these credits: the unlimited plan first, then Essencial's credits, then the free ones. */
export function deriveAccess(records: CreditRecords, plans: RuntimeConfig['plans']): Access {
  const hasActiveSubscription = records.subscription?.status === 'active';
  const plan = hasActiveSubscription ? planOf(records.subscription?.priceId ?? null, plans) : 'none';
  const free = records.free ?? nothing;
  const subscription = plan === 'essencial' ? (records.subscriptionCredits ?? nothing) : null;
  const canGenerate =
    plan === 'ilimitado' || (subscription !== null && subscription.remaining > 0) || free.remaining > 0;

  return {
    plan,
    free,
    subscription,
    hasActiveSubscription,
    canGenerate,
    canSeeReferences: plan !== 'none' || free.remaining > 0,
    isFreeOnly: !hasActiveSubscription && free.total > 0,
    blockedReason: canGenerate ? null : blockedReasons[hasActiveSubscription ? plan : 'free'],
  };
}

/** The records after a generation answered what is left. */
export function applyCredits(records: CreditRecords, credits: CreditDisplay): CreditRecords {
  const balance = { remaining: credits.credits_remaining, total: credits.credits_total };
  if (credits.type === 'free') return { ...records, free: balance };
  return balance.remaining < 0 ? records : { ...records, subscriptionCredits: balance };
}

// `none` for a price we do not sell.
function planOf(priceId: string | null, plans: RuntimeConfig['plans']): Access['plan'] {
  const key = plans.find((plan) => plan.priceId === priceId)?.key;
  return key ? planNames[key] : 'none';
}

const planNames: Record<PlanKey, Access['plan']> = {
  PLANO_ESSENTIALS: 'essencial',
  PLANO_ILIMITADO: 'ilimitado',
};

const blockedReasons: Record<Access['plan'] | 'free', NonNullable<Access['blockedReason']>> = {
  free: {
    title: 'Sem Créditos Gratuitos',
    message:
      'Você esgotou seus créditos gratuitos. Para continuar gerando hooks virais, assine um de nossos planos.',
  },
  essencial: {
    title: 'Créditos Esgotados',
    message: 'Você esgotou seus créditos mensais. Aguarde o reset mensal ou faça upgrade para o Ilimitado.',
  },
  ilimitado: { title: 'Plano Ilimitado', message: 'Você está no plano ilimitado.' },
  none: { title: 'Sem Créditos', message: 'Assine um de nossos planos para continuar gerando hooks virais.' },
};
