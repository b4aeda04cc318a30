import type { RefObject } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmButton } from '../../../components/ui/confirm-button.tsx';
import { formatDate } from '../../../lib/brazilian-format.ts';
import { describeSubscription } from '../../../lib/subscription-status.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { useCancelSubscription } from '../api/cancel-subscription.ts';
import type { Subscription } from '../subscription.ts';

interface CancelButtonProps {
  userId: string;
  subscription: Subscription;
  nextFocus: RefObject<HTMLElement | null>;
}

/** Ends the plan with its period, once that was explained and confirmed. A failure only brings the button back. */
export function CancelButton({ userId, subscription, nextFocus }: CancelButtonProps) {
  const { mutateAsync, isPending } = useCancelSubscription(userId);
  const cancel = useSingleFlight(mutateAsync);
  const { isRunning, isEnding } = describeSubscription(subscription);
  if (isEnding || !isRunning) {
    return (
      <Button variant="quiet" disabled>
        Assinatura já cancelada
      </Button>
    );
  }
  return (
    <ConfirmButton
      variant="danger"
      isBusy={isPending}
      busyLabel="Cancelando..."
      nextFocus={nextFocus}
      onConfirm={() => cancel(subscription.subscriptionId)}
      question={{
        title: 'Cancelar a assinatura?',
        text: <Consequences subscription={subscription} />,
        confirm: 'Confirmar cancelamento',
        keep: 'Manter assinatura',
      }}
    >
      Cancelar Assinatura
    </ConfirmButton>
  );
}

function Consequences({ subscription }: { subscription: Subscription }) {
  const lastDay = formatDate(subscription.periodEnd);
  if (describeSubscription(subscription).isPaymentDue) {
    return (
      <p>
        O pagamento deste ciclo está pendente. Cancelando, a assinatura não se renova mais depois de{' '}
        <strong>{lastDay}</strong>.
      </p>
    );
  }
  return (
    <>
      <p>
        Você usa tudo até <strong>{lastDay}</strong>, com os créditos que ainda tem.
      </p>
      <p>Depois disso o plano termina e nada mais é cobrado. Se mudar de ideia antes, é só retomar.</p>
    </>
  );
}
