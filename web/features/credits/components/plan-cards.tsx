import type { Plan } from '../../../../shared/plans.ts';
import type { Access } from '../../../lib/access.ts';
import { useCreateCheckout } from '../api/create-checkout.ts';
import { planOffers } from '../plan-offers.ts';
import { PlanCard } from './plan-card.tsx';

interface PlanCardsProps {
  access: Access | undefined;
  /** Called as someone sets out to buy, before the server is asked. */
  onCheckout: (plan: Plan) => void;
}

/** The plans, side by side. */
export function PlanCards({ access, onCheckout }: PlanCardsProps) {
  const { mutate, isPending, isSuccess, variables } = useCreateCheckout();
  const isLeaving = isPending || isSuccess;

  return (
    <div className="grid gap-5 md:grid-cols-2">
      {planOffers.map((offer) => (
        <PlanCard
          key={offer.plan.key}
          offer={offer}
          isCurrent={access?.plan === offer.access}
          isBusy={isLeaving && variables.key === offer.plan.key}
          isDisabled={isLeaving}
          onChoose={() => {
            onCheckout(offer.plan);
            mutate(offer.plan);
          }}
        />
      ))}
    </div>
  );
}
