import { useQuery } from '@tanstack/react-query';
import { apiPaths } from '../../../../shared/api-paths.ts';
import { callFunction } from '../../../lib/functions.ts';

const loadSchema = async () => (await import('../../../../shared/materials-offer.ts')).materialsOfferSchema;

interface Choice {
  userId: string;
  hook: string;
  treeId: string | null;
}

/** What unlocking the hook would give and cost now. Other hooks of the tree change it, so it is asked for each time. */
export function useMaterialsOffer({ userId, hook, treeId }: Choice) {
  return useQuery({
    queryKey: ['materials-offer', userId, hook, treeId],
    queryFn: ({ signal }) =>
      callFunction(
        apiPaths.materialsOffer,
        { hook, ...(treeId && { tree_id: treeId }) },
        { loadSchema, signal },
      ),
    gcTime: 0,
    retry: false,
  });
}
