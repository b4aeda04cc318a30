import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { creditsQuery, doubtCredits } from '../features/credits/api/get-credits.ts';
import type { GeneratedHooks } from '../features/search/api/generate-hooks.ts';
import { creditsAfterSearch } from '../features/search/search-cost.ts';
import { dispatchCreditsUpdated } from '../lib/credits-updated.ts';

const stopMilliseconds = 1_500;

/** Tells the other screens what a search left of the credits. */
export function useCreditsSharing(userId: string, hasSubscription: boolean) {
  const queryClient = useQueryClient();
  const refresh = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: creditsQuery(userId).queryKey }),
    [queryClient, userId],
  );
  const onGenerated = useCallback(
    (output: GeneratedHooks) => {
      const credits = creditsAfterSearch(output.credits, hasSubscription);
      if (credits) dispatchCreditsUpdated(credits);
      refresh();
    },
    [refresh, hasSubscription],
  );
  // The credit comes back a moment after the server noticed that nobody reads any more.
  const onStopped = useCallback(() => void setTimeout(refresh, stopMilliseconds), [refresh]);
  const onOutOfCredits = useCallback(() => {
    doubtCredits(userId);
    refresh();
  }, [refresh, userId]);
  return { onGenerated, onOutOfCredits, onStopped };
}
