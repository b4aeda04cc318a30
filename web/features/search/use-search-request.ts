import { useCallback, useEffect, useRef, useState } from 'react';
import type { GenerateHooksInput, TreeEvent } from '../../../shared/generate-hooks.ts';
import { type GeneratedHooks, useGenerateHooks } from './api/generate-hooks.ts';
import { addToTree, type WrittenTree } from './written-tree.ts';

/** One set of hooks that a person asks for. */
export type SearchRequest = GenerateHooksInput & { variant: number };

interface SearchOutcomes {
  onAnswer: (output: GeneratedHooks, request: SearchRequest) => void;
  onFailure: (error: Error, request: SearchRequest) => void;
  /** What was not ready is not charged; what was, is. */
  onStopped: () => void;
}

/** Sends one search at a time, and can be told to stop it. */
export function useSearchRequest({ onAnswer, onFailure, onStopped }: SearchOutcomes) {
  const { mutate, isPending, error, variables, reset } = useGenerateHooks();
  const [written, setWritten] = useState<WrittenTree>([]);
  const [isStopped, setIsStopped] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(
    (request: SearchRequest) => {
      // State would let the second click of a double click through.
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      setWritten([]);
      setIsStopped(false);
      const onEvent = (event: TreeEvent) => setWritten((tree) => addToTree(tree, event));
      mutate(
        { ...request, signal: controller.signal, onEvent },
        {
          onSuccess: (output) => onAnswer(output, request),
          onError: (failure) => {
            if (!controller.signal.aborted) return onFailure(failure, request);
            reset();
            setIsStopped(true);
            onStopped();
          },
          onSettled: () => {
            running.current = null;
          },
        },
      );
    },
    [mutate, reset, onAnswer, onFailure, onStopped],
  );

  return {
    run,
    stop: () => running.current?.abort(),
    /** Forgets the failure of the last request. */
    reset,
    isPending,
    error,
    /** What the failed request was written from: the topic alone, what the person told, or a kind. */
    failedBasis: basisOf(variables),
    /** What has come of the running request. */
    written,
    /** The person broke the last request off. */
    isStopped,
  };
}

function basisOf(request: GenerateHooksInput | undefined): 'topic' | 'facts' | 'kind' {
  if (request?.facts) return 'facts';
  return request?.kind === undefined ? 'topic' : 'kind';
}
