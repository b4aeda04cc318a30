import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiPaths } from '../../../../shared/api-paths.ts';
import { callFunction } from '../../../lib/functions.ts';

const loadSchema = async () => (await import('../../../../shared/hook-check.ts')).hookCheckSchema;

/** The explained check of one hook; asked for only while somebody looks at it. */
export function useHookCheck(hook: string) {
  return useQuery(hookCheckQuery(hook));
}

function hookCheckQuery(hook: string) {
  return queryOptions({
    queryKey: ['hook-check', hook],
    queryFn: ({ signal }) => callFunction(apiPaths.checkHook, { hook }, { loadSchema, signal }),
    // The same text has the same check.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
