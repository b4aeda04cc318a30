import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { creditsQuery } from '../features/credits/api/get-credits.ts';
import { subscriptionQuery } from '../features/pricing/api/get-subscription.ts';
import { statementQuery } from '../features/statement/api/get-statement.ts';

/** Gives the function that asks again for all that a payment changes: credits, subscription and statement. */
export function useRefreshMoney(userId: string): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    for (const { queryKey } of [creditsQuery(userId), subscriptionQuery(userId), statementQuery(userId)]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }, [queryClient, userId]);
}
