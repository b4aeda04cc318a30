import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getAuthClient } from '../../../lib/auth.ts';
import { accountOverviewQuery } from './get-account-overview.ts';
import { identitiesKey } from './identities.ts';

interface PasswordChange {
  /** Null where there is none yet. */
  currentPassword: string | null;
  newPassword: string;
}

/** Gives the account a new password; the service ends every other session with it. */
export function useChangePassword(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: changePassword,
    // A first password is another way to sign in.
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: identitiesKey(userId) }),
        queryClient.invalidateQueries({ queryKey: accountOverviewQuery(userId).queryKey }),
      ]),
  });
}

async function changePassword({ currentPassword, newPassword }: PasswordChange): Promise<void> {
  const { error } = await (await getAuthClient()).updateUser({
    password: newPassword,
    ...(currentPassword !== null && { current_password: currentPassword }),
  });
  if (error) throw error;
}
