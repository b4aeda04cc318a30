import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { LoadProblem } from '../../../components/ui/load-problem.tsx';
import { useToast } from '../../../components/ui/toast.tsx';
import { Waiting } from '../../../components/ui/waiting.tsx';
import { paths } from '../../../lib/paths.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { type PortalInput, useSandboxPortal, useSandboxPortalAction } from '../api/sandbox-portal.ts';
import { doneTexts } from '../done-texts.ts';
import { ChangePlan } from './change-plan.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { PortalActions } from './portal-actions.tsx';
import { PortalSubscription } from './portal-subscription.tsx';

interface PortalPageProps {
  userId: string;
  /** The plan that somebody came to change to; null when they came for something else. */
  priceId: string | null;
  onChanged: () => void;
}

/** What the provider keeps of a person, and everything that can happen to it. */
export function PortalPage({ userId, priceId, onChanged }: PortalPageProps) {
  const { data: portal, error, refetch } = useSandboxPortal(userId);
  const { show } = useToast();
  const { mutateAsync, isPending, variables } = useSandboxPortalAction(userId);
  const act = useSingleFlight((input: PortalInput) =>
    mutateAsync(input).then(
      () => {
        onChanged();
        show({ tone: 'success', title: doneTexts[input.action] });
      },
      ({ message }: Error) =>
        show({ tone: 'danger', title: message || 'Não deu certo. Verifique sua internet e tente de novo.' }),
    ),
  );
  const running = isPending ? variables.action : null;

  return (
    <>
      <ButtonLink variant="quiet" to={paths.pricing.getHref()} className="-ml-4 mb-4">
        <ArrowLeft className="size-5" aria-hidden="true" />
        Voltar aos planos
      </ButtonLink>
      <h1 className="font-bold text-4xl tracking-tight">Assinatura e faturas</h1>
      {!portal && !error && <Waiting />}
      {!portal && error && <LoadProblem text={error.message} onRetry={() => void refetch()} />}
      {portal && (
        <div className="mt-6 space-y-10">
          <PortalSubscription subscription={portal.subscription} />
          {portal.subscription && (
            <>
              <ChangePlan
                subscription={portal.subscription}
                priceId={priceId}
                running={running}
                onChange={(price_id) => act({ action: 'change', price_id })}
              />
              <PortalActions
                subscription={portal.subscription}
                isRefundable={portal.invoices[0]?.status === 'paid'}
                running={running}
                onAct={(action) => act({ action, period_end: portal.subscription?.period_end })}
              />
            </>
          )}
          <InvoiceList invoices={portal.invoices} />
        </div>
      )}
    </>
  );
}
