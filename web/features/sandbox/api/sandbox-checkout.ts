import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../../shared/api-paths.ts';
import type { SandboxCheckout } from '../../../../shared/billing.ts';
import { callFunction } from '../../../lib/functions.ts';
import { useLeaving } from '../../../lib/use-leaving.ts';

const loadSchema = async () => (await import('../../../../shared/billing.ts')).sandboxCheckoutSchema;

/** What a person does on the demonstration's payment page. */
export type CheckoutAction = 'pay' | 'decline' | 'abandon';

/** The demonstration's checkout, as it stands. */
export function useSandboxCheckout(sessionId: string) {
  return useQuery(sandboxCheckoutQuery(sessionId));
}

/** Does what was chosen; once it is over, leaves for where that leads. */
export function useSandboxCheckoutAction(sessionId: string, onError: (error: Error) => void) {
  const queryClient = useQueryClient();
  const { queryKey } = sandboxCheckoutQuery(sessionId);
  return useLeaving<CheckoutAction>({
    getAddress: async (action) => {
      const checkout = await callCheckout(sessionId, action);
      // What is over is left, not shown: its page would flash by.
      if (checkout.status === 'open') queryClient.setQueryData(queryKey, checkout);
      return checkout.url;
    },
    onError: (error) => {
      // Another tab may have ended it.
      void queryClient.invalidateQueries({ queryKey });
      onError(error);
    },
  });
}

function sandboxCheckoutQuery(sessionId: string) {
  return queryOptions({
    queryKey: ['sandbox-checkout', sessionId],
    queryFn: ({ signal }) => callCheckout(sessionId, 'show', signal),
    staleTime: 0,
  });
}

function callCheckout(
  sessionId: string,
  action: CheckoutAction | 'show',
  signal?: AbortSignal,
): Promise<SandboxCheckout> {
  return callFunction(apiPaths.sandboxCheckout, { session_id: sessionId, action }, { loadSchema, signal });
}
