import type { SandboxPortal } from '../../../../shared/billing.ts';
import { planKeys, plans } from '../../../../shared/plans.ts';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { formatPrice } from '../../../lib/brazilian-format.ts';
import { paths } from '../../../lib/paths.ts';
import { getRuntimeConfig } from '../../../lib/runtime-config.ts';
import type { PortalInput } from '../api/sandbox-portal.ts';

interface ChangePlanProps {
  subscription: NonNullable<SandboxPortal['subscription']>;
  priceId: string | null;
  running: PortalInput['action'] | null;
  onChange: (priceId: string) => void;
}

/** The other plan: offered, and once it was chosen, what the change means and the button that makes it. */
export function ChangePlan({ subscription, priceId, running, onChange }: ChangePlanProps) {
  const other = planKeys.map((key) => plans[key]).find(({ name }) => name !== subscription.plan);
  const offered = getRuntimeConfig().plans.find(({ key }) => key === other?.key)?.priceId;
  if (subscription.status !== 'active' || !other || !offered) return null;
  if (priceId !== offered) {
    return (
      <ButtonLink variant="outline" to={paths.sandboxPortal.getHref({ priceId: offered })}>
        Mudar para o {other.name}
      </ButtonLink>
    );
  }
  return (
    <Card role="region" aria-labelledby="mudanca">
      <h2 id="mudanca" className="font-bold text-2xl">
        Mudar para o {other.name}
      </h2>
      <p className="mt-3">
        O {other.name} custa {formatPrice(other.price)}/mês e começa agora, com um mês inteiro. O que sobrou
        do mês do {subscription.plan} é descontado desta primeira fatura. Créditos já usados neste mês
        continuam usados se você voltar ao Essencial.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          isBusy={running === 'change'}
          disabled={running !== null}
          busyLabel="Mudando…"
          onClick={() => onChange(offered)}
        >
          Confirmar mudança
        </Button>
        <ButtonLink variant="quiet" to={paths.sandboxPortal.getHref()}>
          Ficar no {subscription.plan}
        </ButtonLink>
      </div>
    </Card>
  );
}
