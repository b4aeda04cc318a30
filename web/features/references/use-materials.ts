import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { BuscaReferenciasAnswer } from '../../../shared/busca-referencias.ts';
import { useBuscaReferencias } from './api/busca-referencias.ts';
import { useMaterialsOffer } from './api/get-materials-offer.ts';
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
  const offer = useMaterialsOffer({ userId, hook, treeId });
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
    /** What unlocking would give and cost; null where it could not be asked for. */
    offer: offer.data ?? null,
    /** Not known yet whether the account has them, or what they cost: no price is shown until it is. */
    isChecking: saved.isPending || (saved.data === null && offer.isPending),
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
