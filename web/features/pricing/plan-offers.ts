import { isUnlimited } from '../../../shared/credits.ts';
import { type Plan, plans } from '../../../shared/plans.ts';

export interface PlanOffer {
  plan: Plan;
  badge: string | null;
  credits: string;
  videos: string;
  benefits: string[];
}

/** The two plans as the cards tell them. */
export const planOffers: [PlanOffer, PlanOffer] = [
  {
    plan: plans.PLANO_ESSENTIALS,
    badge: null,
    credits: creditsOf(plans.PLANO_ESSENTIALS),
    videos: 'Até 60 vídeos completos por mês',
    benefits: ['4 ideias e 16 ganchos a cada busca', '5 materiais com fonte e o roteiro a cada gancho'],
  },
  {
    plan: plans.PLANO_ILIMITADO,
    badge: 'Mais Popular',
    credits: creditsOf(plans.PLANO_ILIMITADO),
    videos: 'Vídeos ilimitados',
    benefits: [
      'Tudo do Essencial, sem contar créditos',
      'Liberdade para testar e explorar várias versões antes do vídeo final',
    ],
  },
];

function creditsOf({ credits }: Plan): string {
  return isUnlimited({ credits_remaining: credits }) ? 'Créditos ilimitados' : `${credits} créditos por mês`;
}
