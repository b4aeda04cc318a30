import type { SandboxPortal } from '../../../../shared/billing.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Facts } from '../../../components/ui/facts.tsx';
import { formatDate, formatPrice } from '../../../lib/brazilian-format.ts';
import { describeSubscription } from '../../../lib/subscription-status.ts';

/** The subscription that runs, or that there is none. */
export function PortalSubscription({ subscription }: Pick<SandboxPortal, 'subscription'>) {
  if (!subscription) return <p className="text-lg">Nenhuma assinatura em andamento.</p>;
  const { plan, price, status, is_ending, period_start, period_end } = subscription;
  const { label, tone } = describeSubscription({ status, isEnding: is_ending });
  return (
    <section aria-labelledby="assinatura">
      <h2 id="assinatura" className="font-bold text-2xl">
        {plan}
      </h2>
      <Facts
        className="mt-3"
        facts={[
          {
            name: 'Status',
            value: (
              <span role="status">
                <Badge tone={tone}>{label}</Badge>
              </span>
            ),
          },
          { name: 'Preço', value: `${formatPrice(price)}/mês` },
          { name: 'Início do ciclo', value: dateOf(period_start) },
          { name: is_ending ? 'Acesso até' : 'Próxima renovação', value: dateOf(period_end) },
        ]}
      />
    </section>
  );
}

function dateOf(seconds: number): string {
  return formatDate(new Date(seconds * 1000));
}
