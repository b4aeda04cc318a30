import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { CheckoutStatus } from '../../shared/billing.ts';
import { type ArrivalState, readArrival } from '../features/pricing/arrival.ts';
import { PurchaseCheck } from '../features/pricing/components/purchase-check.tsx';
import { Thanks } from '../features/pricing/components/thanks.tsx';
import { purchaseOfPlano } from '../features/pricing/purchase-of-plano.ts';
import { trackPurchaseOnce } from '../features/tracking/purchase-once.ts';
import { useSession } from '../lib/session.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useRefreshMoney } from './use-refresh-money.ts';

/** /thank-you: where a purchase ends. The session leaves the address before anything is tracked. */
export function Component() {
  useDocumentTitle('Obrigado');
  const { user } = useSession();
  const { search, state } = useLocation();
  const { sessionId, plano, cleanSearch } = readArrival(search, state);
  if (cleanSearch !== null) {
    const kept: ArrivalState | null = sessionId === null ? null : { sessionId };
    return <Navigate to={{ search: cleanSearch }} state={kept} replace />;
  }
  return (
    user && (
      <div className="mx-auto max-w-2xl px-4 py-10 sm:px-6 sm:py-16">
        {sessionId === null ? (
          <NamedPurchase key={plano} userId={user.id} plano={plano} />
        ) : (
          <ConfirmedPurchase key={sessionId} userId={user.id} sessionId={sessionId} />
        )}
      </div>
    )
  );
}

function ConfirmedPurchase({ userId, sessionId }: { userId: string; sessionId: string }) {
  return <PurchaseCheck sessionId={sessionId} onPaid={trackPaid} onCredited={useRefreshMoney(userId)} />;
}

function trackPaid({ plan, value, transaction_id }: CheckoutStatus) {
  trackPurchaseOnce({ plan: plan ?? '', value }, transaction_id);
}

// Nothing but the address speaks of this purchase.
function NamedPurchase({ userId, plano }: { userId: string; plano: string }) {
  const refresh = useRefreshMoney(userId);
  useEffect(() => {
    trackPurchaseOnce(purchaseOfPlano(plano), null);
    refresh();
  }, [plano, refresh]);
  return <Thanks plan={null} />;
}
