import { useCallback, useEffect, useRef, useState } from 'react';
import type { BuscaReferenciasOutput } from '../../../shared/busca-referencias.ts';
import { useBuscaReferencias } from './api/busca-referencias.ts';
import { getUnlocked, type HookChoice, keepUnlocked } from './unlocked-materials.ts';

interface MaterialsInput extends HookChoice {
  userId: string;
  onUnlocked: (output: BuscaReferenciasOutput) => void;
}

/** The walk of one hook: prompt, loading, results or error. What was unlocked in this tab is there from the start. */
export function useMaterials({ userId, hook, treeId, onUnlocked }: MaterialsInput) {
  const [output, setOutput] = useState(() => getUnlocked(userId, { hook, treeId }));
  const { mutate, isPending, error } = useBuscaReferencias();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const unlock = useCallback(() => {
    // State would let the second click of a double click through.
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    mutate(
      { hook, ...(treeId && { tree_id: treeId }), signal: controller.signal },
      {
        onSuccess: (answer) => {
          if (answer.references.length > 0) keepUnlocked(userId, { hook, treeId }, answer);
          setOutput(answer);
          onUnlocked(answer);
        },
        onSettled: () => {
          running.current = null;
        },
      },
    );
  }, [mutate, userId, hook, treeId, onUnlocked]);

  return { output, unlock, isLoading: isPending, error };
}
