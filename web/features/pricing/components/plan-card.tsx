import { Check } from 'lucide-react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { formatPrice } from '../../../lib/brazilian-format.ts';
import type { PlanOffer } from '../plan-offers.ts';
import type { PlanChoice } from '../subscription.ts';

interface PlanCardProps {
  offer: PlanOffer;
  choice: PlanChoice;
  isBusy: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

/** One plan: what it costs, what it gives, and the way to it. */
export function PlanCard({ offer, choice, isBusy, isDisabled, onChoose }: PlanCardProps) {
  const { plan, badge } = offer;
  const headingId = `plano-${plan.key}`;
  return (
    <Card
      role="group"
      aria-labelledby={headingId}
      className={`flex flex-col ${badge ? 'outline-2 -outline-offset-1 outline-ink' : ''}`}
    >
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <h2 id={headingId} className="mr-auto text-2xl font-bold">
          {plan.name}
        </h2>
        {badge && <Badge tone="strong">{badge}</Badge>}
        {choice === 'current' && <Badge tone="good">Seu plano atual</Badge>}
      </div>
      <p className="mt-4 flex items-baseline gap-1 font-title">
        <span className="text-5xl font-bold tracking-tight tabular-nums">{formatPrice(plan.price)}</span>
        <span className="text-lg text-ink-soft">/mês</span>
      </p>
      <ul className="my-6 flex-1 space-y-3">
        {[offer.credits, offer.videos, ...offer.benefits].map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check className="mt-1 size-4 shrink-0 text-water" aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </ul>
      {offer.smallPrint && <p className="mb-5 text-ink-soft text-sm">{offer.smallPrint}</p>}
      <Button
        size="lg"
        variant={badge ? 'primary' : 'outline'}
        className="w-full"
        aria-describedby={headingId}
        isBusy={isBusy}
        busyLabel={choice === 'buy' ? 'Abrindo pagamento…' : 'Abrindo a mudança…'}
        disabled={isDisabled || choice === 'current' || choice === 'owing'}
        onClick={onChoose}
      >
        {choice === 'buy' && 'Escolher Plano'}
        {choice === 'current' && 'Você já tem este plano'}
        {(choice === 'change' || choice === 'owing') && `Mudar para o ${plan.name}`}
      </Button>
      {choice === 'owing' && (
        <p className="mt-3 text-ink-soft text-sm">Pra mudar de plano, pague primeiro a fatura em aberto.</p>
      )}
    </Card>
  );
}
