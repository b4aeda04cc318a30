import { useQuery } from '@tanstack/react-query';
import { apiPaths } from '../../../../shared/api-paths.ts';
import { callFunction } from '../../../lib/functions.ts';
import { useSeconds } from '../../../lib/use-seconds.ts';
import { type CheckoutStage, stageOf } from '../checkout-stage.ts';

const loadSchema = async () => (await import('../../../../shared/billing.ts')).checkoutStatusSchema;

/** How a purchase stands, asked every second until that is settled. */
export function useCheckoutStatus(sessionId: string) {
  const seconds = useSeconds();
  const { data, error, refetch } = useQuery({
    queryKey: ['checkout-status', sessionId],
    queryFn: ({ signal }) =>
      callFunction(apiPaths.checkoutStatus, { session_id: sessionId }, { loadSchema, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      stageOf({ status: state.data, error: state.error, seconds }) === 'waiting' ? 1000 : false,
  });
  const stage: CheckoutStage = stageOf({ status: data, error, seconds });
  return { status: data, error, stage, refetch };
}
