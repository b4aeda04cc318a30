import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useSingleFlight } from './use-single-flight.ts';

interface Leaving<Input> {
  /** Asks the server where to go; null stays here. */
  getAddress: (input: Input) => Promise<string | null>;
  /** The address is known, and the page still here. */
  onLeaving?: (url: string, input: Input) => void;
  onError: (error: Error) => void;
}

/** Leaves for an address that the server gives. Coming back to the page as it was left makes it ready again. */
export function useLeaving<Input>({ getAddress, onLeaving, onError }: Leaving<Input>) {
  const hasLeft = useRef(false);
  const { mutateAsync, reset, isPending, data, variables } = useMutation({
    mutationFn: getAddress,
    onSuccess: (url, input) => {
      if (url === null) return;
      hasLeft.current = true;
      onLeaving?.(url, input);
      globalThis.location.assign(url);
    },
    onError,
  });

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      hasLeft.current = false;
      reset();
    };
    globalThis.addEventListener('pageshow', onShow);
    return () => globalThis.removeEventListener('pageshow', onShow);
  }, [reset]);

  const ask = useCallback(
    async (input: Input) => {
      if (!hasLeft.current) await mutateAsync(input);
    },
    [mutateAsync],
  );
  return { leave: useSingleFlight(ask), isLeaving: isPending || Boolean(data), input: variables };
}
