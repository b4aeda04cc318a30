import { useMutation } from '@tanstack/react-query';
import type { DeleteAccountInput } from '../../../../shared/account.ts';
import { apiPaths } from '../../../../shared/api-paths.ts';
import { callFunction } from '../../../lib/functions.ts';
import { forgetSession } from '../../../lib/kept-session.ts';
import { paths } from '../../../lib/paths.ts';
import { forgetFormerPerson } from '../../../lib/personal-data.ts';

const loadSchema = async () => (await import('../../../../shared/billing.ts')).doneOutputSchema;

/** Deletes the account for good and leaves for the login, with nothing of the person left in this browser. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (input: DeleteAccountInput) => callFunction(apiPaths.deleteAccount, input, { loadSchema }),
    onSuccess: () => {
      forgetSession();
      forgetFormerPerson();
      // A whole new page: no cache, no timer and no screen of the person goes on.
      globalThis.location.replace(paths.login.getHref({ message: 'account-deleted' }));
    },
  });
}
