import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { apiPaths } from '../../../../shared/api-paths.ts';
import type { sandboxPortalInputSchema } from '../../../../shared/billing.ts';
import { callFunction } from '../../../lib/functions.ts';

const loadSchema = async () => (await import('../../../../shared/billing.ts')).sandboxPortalSchema;

/** What a person asks of the demonstration's portal. */
export type PortalInput = z.input<typeof sandboxPortalInputSchema>;

/** The person's subscription and invoices at the demonstration's provider. */
export function useSandboxPortal(userId: string) {
  return useQuery(sandboxPortalQuery(userId));
}

/** Does one thing at the demonstration's provider, and shows what came of it. */
export function useSandboxPortalAction(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = sandboxPortalQuery(userId);
  return useMutation({
    mutationFn: (input: PortalInput) => callPortal(input),
    onSuccess: (portal) => queryClient.setQueryData(queryKey, portal),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

function sandboxPortalQuery(userId: string) {
  return queryOptions({
    queryKey: ['sandbox-portal', userId],
    queryFn: ({ signal }) => callPortal({ action: 'show' }, signal),
    staleTime: 0,
  });
}

function callPortal(input: PortalInput, signal?: AbortSignal) {
  return callFunction(apiPaths.sandboxPortal, input, { loadSchema, signal });
}
