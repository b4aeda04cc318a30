import { isUnlimited } from '../../../shared/credits.ts';
import { type Plan, plans } from '../../../shared/plans.ts';
import type { FairUse } from '../../../shared/runtime-config.ts';

export interface PlanOffer {
  plan: Plan;
  badge: string | null;
  credits: string;
  videos: string;
  benefits: string[];
  /** What limits the offer, if anything. */
  smallPrint: string | null;
}

/** The two plans as the cards tell them. */
export function listPlanOffers(fairUse: FairUse | null): [PlanOffer, PlanOffer] {
  return [
    {
      plan: plans.PLANO_ESSENTIALS,
      badge: null,
      credits: creditsOf(plans.PLANO_ESSENTIALS),
      videos: 'Até 60\u00a0vídeos completos por mês',
      benefits: [
        '4\u00a0ideias e 16\u00a0ganchos a cada busca',
        '5\u00a0materiais com fonte e o roteiro a cada gancho',
      ],
      smallPrint: null,
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
      smallPrint: fairUse && describeFairUse(fairUse),
    },
  ];
}

/** Said before anybody pays: unlimited credits, and how much of a day's work a model does. */
function describeFairUse({ worksPerDay, continuesEmbedded }: FairUse): string {
  const limit = `Uso justo: até ${worksPerDay} gerações por dia`;
  return continuesEmbedded
    ? `${limit} com inteligência artificial. Depois, sem limite, com o motor da Fisga.`
    : `${limit}.`;
}

function creditsOf({ credits }: Plan): string {
  return isUnlimited({ credits_remaining: credits })
    ? 'Créditos ilimitados'
    : `${credits}\u00a0créditos por mês`;
}
