import type { AuthError, Factor } from '@supabase/auth-js';
import { queryOptions } from '@tanstack/react-query';
import { getAuthClient } from './auth.ts';

/** The second factors that a person may show, an authenticator app before a telephone. */
export function secondFactorsQuery(userId: string) {
  return queryOptions<Factor[], AuthError>({
    queryKey: ['second-factors', userId],
    queryFn: async () => {
      const { data, error } = await (await getAuthClient()).mfa.listFactors();
      if (error) throw error;
      return [...data.totp, ...data.phone];
    },
    staleTime: 0,
  });
}
