import { Check } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import type { PlanOffer } from '../plan-offers.ts';

interface PlanCardProps {
  offer: PlanOffer;
  isCurrent: boolean;
  isBusy: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

/** One plan: what it costs, what it gives, and the way to it. */
export function PlanCard({ offer, isCurrent, isBusy, isDisabled, onChoose }: PlanCardProps) {
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
        {badge && <Badge className="bg-ink text-paper">{badge}</Badge>}
        {isCurrent && <Badge className="bg-success-soft text-success">Seu plano atual</Badge>}
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
      <Button
        size="lg"
        variant={badge ? 'primary' : 'outline'}
        className="w-full"
        aria-describedby={headingId}
        isBusy={isBusy}
        busyLabel="Abrindo pagamento..."
        disabled={isDisabled || isCurrent}
        onClick={onChoose}
      >
        Escolher Plano
      </Button>
    </Card>
  );
}

function Badge({ className, children }: { className: string; children: string }) {
  return <span className={`rounded-full px-3 py-1 text-sm font-semibold ${className}`}>{children}</span>;
}

function formatPrice(price: number): string {
  return price.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
}
