import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../../shared/api-paths.ts';
import { doneOutputSchema } from '../../../../shared/billing.ts';
import { callFunction } from '../../../lib/functions.ts';
import { subscriptionQuery } from './get-subscription.ts';

/** Takes a cancellation back: the subscription renews again. The screen shows it as soon as the server agreed. */
export function useResumeSubscription(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = subscriptionQuery(userId);
  return useMutation({
    mutationFn: (subscriptionId: string) =>
      callFunction(apiPaths.resumeSubscription, { subscriptionId }, { schema: doneOutputSchema }),
    onSuccess: () => {
      queryClient.setQueryData(queryKey, (known) => known && { ...known, isEnding: false });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}
