import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../../shared/api-paths.ts';
import { callFunction } from '../../../lib/functions.ts';
import { subscriptionQuery } from './get-subscription.ts';

const loadSchema = async () => (await import('../../../../shared/billing.ts')).doneOutputSchema;

/** Ends the subscription with its period. The screen shows it as soon as the server agreed. */
export function useCancelSubscription(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = subscriptionQuery(userId);
  return useMutation({
    mutationFn: (subscriptionId: string) =>
      callFunction(apiPaths.cancelSubscription, { subscriptionId }, { loadSchema }),
    onSuccess: () => {
      queryClient.setQueryData(queryKey, (known) => known && { ...known, isEnding: true });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}
