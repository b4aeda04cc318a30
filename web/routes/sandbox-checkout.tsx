import { useSearchParams } from 'react-router';
import { CheckoutPage } from '../features/sandbox/components/checkout-page.tsx';
import { SandboxFrame } from '../features/sandbox/components/sandbox-frame.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';

/** /sandbox-checkout: the payment page of an environment where no money moves. */
export function Component() {
  useDocumentTitle('Pagamento de demonstração');
  const [parameters] = useSearchParams();
  const sessionId = parameters.get('session_id') ?? '';
  return (
    <SandboxFrame>
      <CheckoutPage key={sessionId} sessionId={sessionId} />
    </SandboxFrame>
  );
}
