import type { SandboxCheckout } from '../../../../shared/billing.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Facts } from '../../../components/ui/facts.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { formatDate, formatPrice } from '../../../lib/brazilian-format.ts';
import type { CheckoutAction } from '../api/sandbox-checkout.ts';

interface PaymentFormProps {
  checkout: SandboxCheckout;
  /** What went wrong with the last click; '' when nothing did. */
  problem: string;
  running: CheckoutAction | null;
  onAct: (action: CheckoutAction) => void;
}

/** What is bought, what it goes on costing, and the ways to answer. */
export function PaymentForm({ checkout, problem, running, onAct }: PaymentFormProps) {
  const { plan, price, is_declined, renews_at } = checkout;
  const act = (action: CheckoutAction, busyLabel: string) => ({
    isBusy: running === action,
    disabled: running !== null,
    busyLabel,
    onClick: () => onAct(action),
  });
  return (
    <>
      <h1 className="font-bold text-4xl tracking-tight">Assinar o {plan}</h1>
      <Card className="mt-6">
        <Facts
          facts={[
            { name: 'Plano', value: plan },
            { name: 'Preço', value: `${formatPrice(price)}/mês` },
            { name: 'Hoje', value: formatPrice(price) },
            { name: 'Próxima renovação', value: formatDate(new Date(renews_at * 1000)) },
          ]}
        />
        <p className="mt-4 text-ink-soft">
          A assinatura se renova sozinha todo mês, por {formatPrice(price)}, até você cancelar. Pra cancelar,
          é só ir em Planos e tocar em “Cancelar Assinatura”: você usa até o fim do mês pago.
        </p>
      </Card>
      {problem && <Notice tone="danger" className="mt-5" title={problem} />}
      {is_declined && !problem && !running && (
        <Notice tone="danger" className="mt-5" title="Cartão recusado.">
          Nada foi cobrado e nada foi assinado. Tente de novo, ou volte aos planos.
        </Notice>
      )}
      <div className="mt-6 grid gap-3">
        <Button size="lg" {...act('pay', 'Pagando…')}>
          Pagar
        </Button>
        <Button size="lg" variant="outline" {...act('decline', 'Recusando…')}>
          Simular cartão recusado
        </Button>
        <Button size="lg" variant="quiet" {...act('abandon', 'Voltando…')}>
          Desistir e voltar
        </Button>
      </div>
    </>
  );
}
