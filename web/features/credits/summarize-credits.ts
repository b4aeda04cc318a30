import type { Access } from '../../lib/access.ts';

export interface CreditsSummary {
  /** The plan's credits, or the free ones without a plan. */
  main: string;
  /** Free credits beside a plan; null when there are none. */
  extra: string | null;
}

/** What the navigation says about credits. */
export function summarizeCredits({ plan, free, subscription }: Access): CreditsSummary {
  const extra = free.remaining > 0 ? `+ ${free.remaining} grátis` : null;
  if (plan === 'ilimitado') return { main: 'Assinatura: Ilimitado', extra };
  if (plan === 'essencial') {
    return { main: `Assinatura: ${subscription?.remaining ?? 0} / ${subscription?.total ?? 0}`, extra };
  }
  return {
    main: free.remaining > 0 ? `Créditos grátis: ${free.remaining} / ${free.total}` : 'Sem créditos',
    extra: null,
  };
}
