import { useCallback, useRef } from 'react';

/**
 * Lets one piece of work run at a time: a call that comes before the last one ended does nothing. A double click is
 * faster than the screen that would disable its button.
 */
export function useSingleFlight<Input>(work: (input: Input) => Promise<unknown>): (input: Input) => void {
  const isFlying = useRef(false);
  return useCallback(
    (input) => {
      if (isFlying.current) return;
      isFlying.current = true;
      // Whoever gave the work shows its failure.
      work(input)
        .catch(() => undefined)
        .finally(() => {
          isFlying.current = false;
        });
    },
    [work],
  );
}
