import type { UserIdentity } from '@supabase/auth-js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { providerReturn } from '../../../lib/arrival/return-address.ts';
import { getAuthClient } from '../../../lib/auth.ts';
import { paths } from '../../../lib/paths.ts';
import { accountOverviewQuery } from './get-account-overview.ts';

export const identitiesKey = (userId: string) => ['identities', userId];

/** The ways in which the person can sign in. */
export function useIdentities(userId: string, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({ queryKey: identitiesKey(userId), queryFn: getIdentities, staleTime: 0, enabled });
}

async function getIdentities(): Promise<UserIdentity[]> {
  const { data, error } = await (await getAuthClient()).getUserIdentities();
  if (error) throw error;
  return data.identities;
}

/** Leaves for Google, which sends the person back with their account connected. */
export function useConnectGoogle() {
  return useMutation({ mutationFn: connectGoogle });
}

async function connectGoogle(): Promise<void> {
  const auth = await getAuthClient();
  const { data } = await auth.getSession();
  const { error } = await auth.linkIdentity({
    provider: 'google',
    options: await providerReturn(paths.account.getHref(), data.session?.user.id),
  });
  if (error) throw error;
}

/** Takes a way in away; the service refuses the last one. */
export function useDisconnect(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: disconnect,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: identitiesKey(userId) }),
        queryClient.invalidateQueries({ queryKey: accountOverviewQuery(userId).queryKey }),
      ]),
  });
}

async function disconnect(identity: UserIdentity): Promise<void> {
  const { error } = await (await getAuthClient()).unlinkIdentity(identity);
  if (error) throw error;
}
