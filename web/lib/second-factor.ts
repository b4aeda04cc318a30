import type { AuthError, Factor } from '@supabase/auth-js';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSession } from './session.tsx';
import { authClient } from './supabase.ts';

/** Whether the person signed in, but has a second factor that this session has not shown. */
export async function isSecondFactorPending(): Promise<boolean> {
  const { data } = await authClient.mfa.getAuthenticatorAssuranceLevel();
  return data !== null && data.nextLevel === 'aal2' && data.currentLevel === 'aal1';
}

/** The same for a screen; undefined until it is known. */
export function useIsSecondFactorPending(): boolean | undefined {
  const { session } = useSession();
  const { data } = useQuery({
    queryKey: ['second-factor-pending', session?.access_token ?? null],
    queryFn: isSecondFactorPending,
    gcTime: 0,
  });
  return data;
}

/** The second factors that a person may show, an authenticator app before a telephone. */
export function secondFactorsQuery(userId: string) {
  return queryOptions<Factor[], AuthError>({
    queryKey: ['second-factors', userId],
    queryFn: async () => {
      const { data, error } = await authClient.mfa.listFactors();
      if (error) throw error;
      return [...data.totp, ...data.phone];
    },
    staleTime: 0,
  });
}
