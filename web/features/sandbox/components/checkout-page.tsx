import { useState } from 'react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { LoadProblem } from '../../../components/ui/load-problem.tsx';
import { Waiting } from '../../../components/ui/waiting.tsx';
import { paths } from '../../../lib/paths.ts';
import { useSandboxCheckout, useSandboxCheckoutAction } from '../api/sandbox-checkout.ts';
import { CheckoutOver } from './checkout-over.tsx';
import { PaymentForm } from './payment-form.tsx';

/** One checkout of the demonstration: open, or how it ended. */
export function CheckoutPage({ sessionId }: { sessionId: string }) {
  const { data: checkout, error, refetch } = useSandboxCheckout(sessionId);
  const [problem, setProblem] = useState('');
  const { leave, isLeaving, input } = useSandboxCheckoutAction(sessionId, ({ message }) =>
    setProblem(message || 'Não deu certo agora. Verifique sua internet e tente de novo.'),
  );
  if (!checkout) {
    return error ? <NotThere message={error.message} onRetry={() => void refetch()} /> : <Waiting />;
  }
  if (checkout.status !== 'open') return <CheckoutOver checkout={checkout} status={checkout.status} />;
  return (
    <PaymentForm
      checkout={checkout}
      problem={problem}
      running={isLeaving ? (input ?? null) : null}
      onAct={(action) => {
        setProblem('');
        leave(action);
      }}
    />
  );
}

function NotThere({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <>
      <h1 className="mb-6 font-bold text-4xl tracking-tight">Não deu pra abrir este pagamento</h1>
      <LoadProblem title={message || 'Verifique sua internet.'} onRetry={onRetry} />
      <ButtonLink size="lg" to={paths.pricing.getHref()} className="mt-6">
        Ver Planos
      </ButtonLink>
    </>
  );
}
