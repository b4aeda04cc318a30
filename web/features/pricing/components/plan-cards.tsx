import type { Plan } from '../../../../shared/plans.ts';
import { getRuntimeConfig } from '../../../lib/runtime-config.ts';
import { useCreateCheckout } from '../api/create-checkout.ts';
import { listPlanOffers } from '../plan-offers.ts';
import { choiceOf, type Subscription } from '../subscription.ts';
import { PlanCard } from './plan-card.tsx';

interface PlanCardsProps {
  subscription: Subscription | null;
  /** Called as someone leaves to buy. */
  onCheckout: (plan: Plan) => void;
  onFailed: () => void;
}

/** The plans, side by side. */
export function PlanCards({ subscription, onCheckout, onFailed }: PlanCardsProps) {
  const { leave, isLeaving, input } = useCreateCheckout({ onCheckout, onFailed });

  return (
    <div className="grid gap-5 md:grid-cols-2">
      {listPlanOffers(getRuntimeConfig().fairUse).map((offer) => {
        const { plan } = offer;
        const choice = choiceOf(plan.key, subscription);
        return (
          <PlanCard
            key={plan.key}
            offer={offer}
            choice={choice}
            isBusy={isLeaving && input?.plan.key === plan.key}
            isDisabled={isLeaving}
            onChoose={() => leave({ plan, isPurchase: choice === 'buy' })}
          />
        );
      })}
    </div>
  );
}
