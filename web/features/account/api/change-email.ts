import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mailReturnAddress } from '../../../lib/arrival/return-address.ts';
import { getAuthClient } from '../../../lib/auth.ts';
import { paths } from '../../../lib/paths.ts';
import { accountOverviewQuery } from './get-account-overview.ts';

/** Asks for another e-mail: at once, or after both mailboxes agreed, as the server has it. */
export function useChangeEmail(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: changeEmail,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountOverviewQuery(userId).queryKey }),
  });
}

async function changeEmail(email: string): Promise<void> {
  const emailRedirectTo = mailReturnAddress(paths.account.getHref());
  const { error } = await (await getAuthClient()).updateUser({ email }, { emailRedirectTo });
  if (error) throw error;
}
