import { useEffect } from 'react';
import type { CheckoutStatus } from '../../../../shared/billing.ts';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { paths } from '../../../lib/paths.ts';
import { useCheckoutStatus } from '../api/checkout-status.ts';
import { Thanks } from './thanks.tsx';

interface PurchaseCheckProps {
  sessionId: string;
  /** The money is there; may be called more than once. */
  onPaid: (status: CheckoutStatus) => void;
  /** The credits are there, or soon will be. */
  onCredited: () => void;
}

/** Waits until the server has confirmed a purchase, and says how it went. */
export function PurchaseCheck({ sessionId, onPaid, onCredited }: PurchaseCheckProps) {
  const { status, error, stage, refetch } = useCheckoutStatus(sessionId);
  useEffect(() => {
    if (status?.is_paid) onPaid(status);
  }, [status, onPaid]);
  useEffect(() => {
    if (stage === 'credited' || stage === 'paid') onCredited();
  }, [stage, onCredited]);

  if (stage === 'waiting') return <Confirming />;
  if (stage === 'unpaid') {
    return (
      <NotBought title="O pagamento não foi concluído" onRetry={() => void refetch()}>
        Nenhum pagamento foi confirmado. Se você acabou de pagar, verifique de novo em um minuto; se não, é só
        escolher o plano outra vez.
      </NotBought>
    );
  }
  if (stage === 'failed') {
    return (
      <NotBought title="Não deu pra confirmar a compra" onRetry={() => void refetch()}>
        {error?.message || 'Verifique sua internet. Se você pagou, seus créditos entram sozinhos na conta.'}
      </NotBought>
    );
  }
  return <Thanks plan={status?.plan ?? null} isWaitingForCredits={stage === 'paid'} />;
}

function Confirming() {
  return (
    <div role="status" className="py-8">
      <Spinner className="size-10 text-water" />
      <h1 className="mt-6 font-bold text-4xl tracking-tight sm:text-5xl">Confirmando seu pagamento…</h1>
      <p className="mt-4 text-lg">Leva poucos segundos. Não precisa fazer nada.</p>
    </div>
  );
}

interface NotBoughtProps {
  title: string;
  children: string;
  onRetry: () => void;
}

function NotBought({ title, children, onRetry }: NotBoughtProps) {
  return (
    <section>
      <div role="alert">
        <h1 className="font-bold text-4xl tracking-tight sm:text-5xl">{title}</h1>
        <p className="mt-4 text-lg">{children}</p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink size="lg" to={paths.pricing.getHref()}>
          Ver Planos
        </ButtonLink>
        <Button size="lg" variant="quiet" onClick={onRetry}>
          Verificar de novo
        </Button>
      </div>
    </section>
  );
}
