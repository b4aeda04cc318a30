import type { MaterialsOffer } from '../../../shared/materials-offer.ts';
import { materialsPerHook } from '../../../shared/materials-per-hook.ts';
import type { Access } from '../../lib/access.ts';
import { countOf } from '../../lib/brazilian-format.ts';
import { unlockCostSentence } from './unlock-cost.ts';

export interface DescribedOffer {
  /** What comes, a line each. */
  gives: string[];
  cost: string;
}

const wholeScript = 'A estrutura do roteiro, pronta pra copiar';
const free = `Grátis: só se paga por ${materialsPerHook}\u00a0materiais novos.`;

/** What unlocking gives and costs, to be read before the click. `offer` is null where it could not be asked for. */
export function describeOffer(offer: MaterialsOffer | null, access: Access): DescribedOffer {
  if (offer === null || offer.fresh === null)
    return {
      gives: [`${materialsPerHook}\u00a0materiais estratégicos, cada um com fonte real`, wholeScript],
      cost: `${unlockCostSentence(access)} Menos de ${materialsPerHook}\u00a0materiais novos nesta árvore, nada é cobrado.`,
    };
  const { fresh, already_yours: owned, costs_credit: isPaid, has_script: hasScript } = offer;
  if (fresh === 0 && !owned)
    return {
      gives: [
        'Nenhuma fonte do nosso acervo fala deste gancho',
        ...(hasScript ? ['O roteiro, do repertório da Fisga, pronto pra copiar'] : []),
      ],
      cost: 'Grátis: sem fonte, nada é cobrado.',
    };
  return {
    gives: [
      ...(fresh > 0 ? [sayFresh(fresh)] : []),
      ...(owned
        ? [`${countOf(owned, ['material que você já tem', 'materiais que você já tem'])} nesta árvore`]
        : []),
      wholeScript,
    ],
    cost: isPaid ? unlockCostSentence(access) : free,
  };
}

function sayFresh(fresh: number): string {
  const materials = countOf(fresh, ['material estratégico novo', 'materiais estratégicos novos']);
  return fresh === 1 ? `${materials}, com fonte real` : `${materials}, cada um com fonte real`;
}
