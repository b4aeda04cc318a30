import { Button } from '../../../components/ui/button.tsx';
import { useToast } from '../../../components/ui/toast.tsx';
import { useBillingPortal } from '../api/billing-portal.ts';

/** Leads to the provider's page of invoices and cards. */
export function PortalButton({ children, className }: { children: string; className?: string }) {
  const { show } = useToast();
  const { leave, isLeaving } = useBillingPortal({
    onError: ({ message }) =>
      show({
        tone: 'danger',
        title: message || 'Não deu pra abrir suas faturas agora. Espere um minuto e tente de novo.',
      }),
  });
  return (
    <Button
      variant="outline"
      className={className}
      isBusy={isLeaving}
      busyLabel="Abrindo…"
      onClick={() => leave()}
    >
      {children}
    </Button>
  );
}
