import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../../shared/api-paths.ts';
import { callFunction } from '../../../lib/functions.ts';
import { subscriptionQuery } from './get-subscription.ts';

const loadSchema = async () => (await import('../../../../shared/billing.ts')).doneOutputSchema;

/** Takes a cancellation back: the subscription renews again. The screen shows it as soon as the server agreed. */
export function useResumeSubscription(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = subscriptionQuery(userId);
  return useMutation({
    mutationFn: (subscriptionId: string) =>
      callFunction(apiPaths.resumeSubscription, { subscriptionId }, { loadSchema }),
    onSuccess: () => {
      queryClient.setQueryData(queryKey, (known) => known && { ...known, isEnding: false });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}
