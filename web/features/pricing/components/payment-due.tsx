import { Notice } from '../../../components/ui/notice.tsx';
import type { Subscription } from '../subscription.ts';
import { PortalButton } from './portal-button.tsx';

/** Says that money is owed, what that means, and leads to where it is paid. */
export function PaymentDue({ subscription: { status } }: { subscription: Subscription }) {
  return (
    <Notice tone="danger" className="mt-4" title={(texts[status] ?? texts.incomplete)?.title}>
      <p>{(texts[status] ?? texts.incomplete)?.text}</p>
      <PortalButton className="mt-3 mb-1">
        {status === 'past_due' ? 'Atualizar o cartão' : 'Pagar a fatura em aberto'}
      </PortalButton>
    </Notice>
  );
}

const texts: Readonly<Record<string, { title: string; text: string }>> = {
  past_due: {
    title: 'O cartão não passou na renovação.',
    text: 'Vamos tentar cobrar de novo nos próximos dias. Atualize o cartão pra não ficar sem seus créditos.',
  },
  unpaid: {
    title: 'A renovação não foi paga.',
    text: 'O plano só volta depois que a fatura em aberto for paga. Se não quiser mais, é só cancelar.',
  },
  incomplete: {
    title: 'O primeiro pagamento não terminou.',
    text: 'Conclua o pagamento da fatura pra seu plano começar.',
  },
};
