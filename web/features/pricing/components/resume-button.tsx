import type { RefObject } from 'react';
import { ConfirmButton } from '../../../components/ui/confirm-button.tsx';
import { useToast } from '../../../components/ui/toast.tsx';
import { formatDate, formatPrice } from '../../../lib/brazilian-format.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { useResumeSubscription } from '../api/resume-subscription.ts';
import type { Subscription } from '../subscription.ts';

interface ResumeButtonProps {
  userId: string;
  subscription: Subscription;
  nextFocus: RefObject<HTMLElement | null>;
}

/** Takes a cancellation back, once it was said what will be charged and when. */
export function ResumeButton({ userId, subscription, nextFocus }: ResumeButtonProps) {
  const { show } = useToast();
  const { mutateAsync, isPending } = useResumeSubscription(userId);
  const resume = useSingleFlight((subscriptionId: string) =>
    mutateAsync(subscriptionId).catch(({ message }: Error) =>
      show({
        tone: 'danger',
        title: message || 'Não deu pra retomar agora. Espere um minuto e tente de novo.',
      }),
    ),
  );
  const { plan, periodEnd } = subscription;
  return (
    <ConfirmButton
      variant="outline"
      isBusy={isPending}
      busyLabel="Retomando…"
      nextFocus={nextFocus}
      onConfirm={() => resume(subscription.subscriptionId)}
      question={{
        title: 'Retomar a assinatura?',
        text: (
          <p>
            Ela volta a se renovar todo mês. A próxima cobrança
            {plan && `, de ${formatPrice(plan.price)},`} será em <strong>{formatDate(periodEnd)}</strong>.
            Hoje nada é cobrado.
          </p>
        ),
        confirm: 'Retomar',
        keep: 'Deixar cancelada',
      }}
    >
      Retomar assinatura
    </ConfirmButton>
  );
}
