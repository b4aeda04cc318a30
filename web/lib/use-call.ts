import { useCallback, useRef, useState } from 'react';

/** What came of the newest call. */
interface CallState<Output, Input> {
  /** How many calls there were. */
  count: number;
  isPending: boolean;
  isSuccess: boolean;
  input: Input | undefined;
  output: Output | undefined;
  error: Error | null;
}

export interface Call<Output, Input> extends CallState<Output, Input> {
  /** Rejects too when it fails, for whoever waits. */
  send: (input: Input) => Promise<Output>;
}

const untried = {
  count: 0,
  isPending: false,
  isSuccess: false,
  input: undefined,
  output: undefined,
  error: null,
};

/** A call to a service that a person sets off, and what came of it. For the screens that come before the client of the data. */
export function useCall<Output, Input = void>(call: (input: Input) => Promise<Output>): Call<Output, Input> {
  const [state, setState] = useState<CallState<Output, Input>>(untried);
  const newest = useRef(0);

  const send = useCallback(
    async (input: Input) => {
      newest.current += 1;
      const count = newest.current;
      const tell = (outcome: Partial<CallState<Output, Input>>) => {
        if (count === newest.current) setState({ ...untried, count, input, ...outcome });
      };
      tell({ isPending: true });
      try {
        const output = await call(input);
        tell({ isSuccess: true, output });
        return output;
      } catch (error) {
        tell({ error: error instanceof Error ? error : new Error(String(error)) });
        throw error;
      }
    },
    [call],
  );
  return { ...state, send };
}
