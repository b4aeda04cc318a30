import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { BuscaReferenciasAnswer } from '../../../shared/busca-referencias.ts';
import { useBuscaReferencias } from './api/busca-referencias.ts';
import {
  type DeliveredMaterials,
  savedMaterialsQuery,
  useSavedMaterials,
} from './api/get-saved-materials.ts';

interface MaterialsInput {
  userId: string;
  hook: string;
  treeId: string | null;
  onUnlocked: (output: BuscaReferenciasAnswer) => void;
}

/** The walk of one hook: prompt, loading, results or error. What the account already has is there from the start. */
export function useMaterials({ userId, hook, treeId, onUnlocked }: MaterialsInput) {
  const queryClient = useQueryClient();
  const saved = useSavedMaterials({ userId, hook });
  const { mutate, data: answer, isPending, error } = useBuscaReferencias();
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
        onSuccess: (output) => {
          const { queryKey } = savedMaterialsQuery({ userId, hook });
          if (output.references.length > 0) queryClient.setQueryData(queryKey, toDelivered(output));
          onUnlocked(output);
        },
        onSettled: () => {
          running.current = null;
        },
      },
    );
  }, [mutate, queryClient, userId, hook, treeId, onUnlocked]);

  return {
    output: answer ?? saved.data ?? null,
    unlock,
    isLoading: isPending,
    /** Not known yet whether the account has them: no price is shown until it is. */
    isChecking: saved.isPending,
    error,
  };
}

function toDelivered({
  references,
  script,
  background,
  engine,
  charged,
}: BuscaReferenciasAnswer): DeliveredMaterials {
  return { references, script, background, engine, charged, reused: false };
}
