import { useRef } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Facts } from '../../../components/ui/facts.tsx';
import { formatDate, formatPrice } from '../../../lib/brazilian-format.ts';
import { describeSubscription, type SubscriptionState } from '../../../lib/subscription-status.ts';
import type { Subscription } from '../subscription.ts';
import { CancelButton } from './cancel-button.tsx';
import { PaymentDue } from './payment-due.tsx';
import { PortalButton } from './portal-button.tsx';
import { ResumeButton } from './resume-button.tsx';

interface CurrentPlanProps {
  userId: string;
  subscription: Subscription;
}

/** The plan somebody has or had: what it costs, until when, and every way out of it. */
export function CurrentPlan({ userId, subscription }: CurrentPlanProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const state = describeSubscription(subscription);
  return (
    <Card role="region" aria-labelledby="plano-atual">
      <p className="text-ink-soft">Seu plano</p>
      <h2 id="plano-atual" ref={heading} tabIndex={-1} className="text-3xl font-bold outline-none">
        {subscription.plan?.name ?? 'Gratuito'}
      </h2>
      {state.isPaymentDue && <PaymentDue subscription={subscription} />}
      <Facts
        className="mt-5"
        facts={[
          {
            name: 'Status',
            value: (
              <span role="status">
                <Badge tone={state.tone}>{state.label}</Badge>
              </span>
            ),
          },
          ...factsOf(subscription, state),
        ]}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        {state.isEnding && <ResumeButton userId={userId} subscription={subscription} nextFocus={heading} />}
        <PortalButton>Faturas e cartão</PortalButton>
        <CancelButton userId={userId} subscription={subscription} nextFocus={heading} />
      </div>
      {state.isRunning && (
        <p className="mt-5 text-ink-soft">
          Assinou há menos de 7&nbsp;dias? Você pode desistir e receber tudo de volta: fale com o suporte.
        </p>
      )}
    </Card>
  );
}

function factsOf({ plan, periodStart, periodEnd, endsAt }: Subscription, state: SubscriptionState) {
  return [
    { name: 'Preço', value: plan ? `${formatPrice(plan.price)}/mês` : '-' },
    { name: 'Início do ciclo', value: formatDate(periodStart) },
    state.isEnding
      ? { name: 'Acesso até', value: formatDate(endsAt) }
      : { name: 'Próxima renovação', value: formatDate(state.isRunning ? periodEnd : null) },
  ];
}
