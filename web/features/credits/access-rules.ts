import { type CreditDisplay, unlimitedCredits } from '../../../shared/credits.ts';
import type { PlanKey } from '../../../shared/plans.ts';
import type { RuntimeConfig } from '../../../shared/runtime-config.ts';
import type { Access, BlockedReason, CreditBalance } from '../../lib/access.ts';

/** What the data service knows about a person's credits; null where there is no row, or none was asked for. */
export interface CreditRecords {
  free: CreditBalance | null;
  subscription: { status: string; priceId: string | null } | null;
  subscriptionCredits: (CreditBalance & { resetsAt: number | null }) | null;
}

interface Setting {
  plans: RuntimeConfig['plans'];
  /** Milliseconds since 1970, as is `resetsAt`. */
  now: number;
}

const nothing: CreditBalance = { remaining: 0, total: 0 };
const usableStatuses = ['active', 'trialing', 'past_due'];
const owingStatuses = ['past_due', 'unpaid'];
// Renewals settle up to an hour late; the server gives a day.
const graceMs = 24 * 60 * 60 * 1000;

/** What a person may do with these credits: the unlimited plan first, then Essencial's credits, then the free ones. */
export function deriveAccess(records: CreditRecords, { plans, now }: Setting): Access {
  const status = records.subscription?.status ?? '';
  const hasActiveSubscription = usableStatuses.includes(status) && isInPeriod(records, now);
  const plan = hasActiveSubscription ? planOf(records, plans) : 'none';
  const free = records.free ?? nothing;
  const { remaining, total } = records.subscriptionCredits ?? nothing;
  const subscription = plan === 'essencial' ? { remaining, total } : null;
  const canGenerate =
    plan === 'ilimitado' || (subscription !== null && subscription.remaining > 0) || free.remaining > 0;
  const withoutPlan = records.free?.total === 0 ? 'neverFree' : 'free';
  const reason = hasActiveSubscription ? plan : owingStatuses.includes(status) ? 'owing' : withoutPlan;

  return {
    plan,
    free,
    subscription,
    hasActiveSubscription,
    canGenerate,
    canSeeReferences: plan !== 'none' || free.remaining > 0,
    isFreeOnly: !hasActiveSubscription && free.total > 0,
    blockedReason: canGenerate ? null : blockedReasons[reason],
    refusalReason: blockedReasons[reason],
  };
}

/** The records after a generation answered what is left. */
export function applyCredits(records: CreditRecords, credits: CreditDisplay): CreditRecords {
  const balance = { remaining: credits.credits_remaining, total: credits.credits_total };
  if (credits.type === 'free') return { ...records, free: balance };
  if (balance.remaining < 0) return records;
  const resetsAt = records.subscriptionCredits?.resetsAt ?? null;
  return { ...records, subscriptionCredits: { ...balance, resetsAt } };
}

function isInPeriod({ subscriptionCredits }: CreditRecords, now: number): boolean {
  const resetsAt = subscriptionCredits?.resetsAt ?? null;
  return resetsAt === null || now < resetsAt + graceMs;
}

// The credits that are there count more than the price: a change of plan or a refund may have reached only one of them.
// `none` for a price we do not sell.
function planOf({ subscription, subscriptionCredits }: CreditRecords, plans: Setting['plans']) {
  const key = plans.find((plan) => plan.priceId === subscription?.priceId)?.key;
  const named = key ? planNames[key] : 'none';
  if (named === 'none' || subscriptionCredits === null) return named;
  if (subscriptionCredits.remaining === unlimitedCredits) return 'ilimitado';
  return subscriptionCredits.total > 0 || named === 'essencial' ? 'essencial' : 'none';
}

const planNames: Record<PlanKey, Access['plan']> = {
  PLANO_ESSENTIALS: 'essencial',
  PLANO_ILIMITADO: 'ilimitado',
};

const blockedReasons: Record<Access['plan'] | 'free' | 'neverFree' | 'owing', BlockedReason> = {
  free: {
    title: 'Sem Créditos Gratuitos',
    message:
      'Você esgotou seus créditos gratuitos. Para continuar gerando hooks virais, assine um de nossos planos.',
  },
  neverFree: {
    title: 'Sem Créditos Gratuitos',
    message:
      'Esta conta não tem créditos gratuitos: eles valem uma única vez por e-mail ou telefone. Para gerar hooks virais, assine um de nossos planos.',
  },
  essencial: {
    title: 'Créditos Esgotados',
    message: 'Você esgotou seus créditos mensais. Aguarde o reset mensal ou faça upgrade para o Ilimitado.',
  },
  ilimitado: { title: 'Plano Ilimitado', message: 'Você está no plano ilimitado.' },
  none: { title: 'Sem Créditos', message: 'Assine um de nossos planos para continuar gerando hooks virais.' },
  owing: {
    title: 'Sem Créditos',
    message:
      'O pagamento da sua assinatura está pendente. Acerte em Planos para voltar a gerar hooks virais.',
  },
};
