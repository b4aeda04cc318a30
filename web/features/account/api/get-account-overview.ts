import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AccountOverview } from '../../../../shared/account.ts';
import { apiPaths } from '../../../../shared/api-paths.ts';
import { callFunction } from '../../../lib/functions.ts';

const loadSchema = async () => (await import('../../../../shared/account.ts')).accountOverviewSchema;

/** A browser or device that is signed in. */
export interface AccountSession {
  id: string;
  lastUsedAt: Date;
  address: string | null;
  browser: string | null;
  isCurrent: boolean;
}

/** The account as its page shows it. */
export interface Account {
  email: string;
  /** Waits until its mailboxes agreed; null when no change is under way. */
  newEmail: string | null;
  hasPassword: boolean;
  sessions: AccountSession[];
}

/** How the person's account stands. */
export function useAccountOverview(userId: string) {
  return useQuery(accountOverviewQuery(userId));
}

/** The account of one person. */
export function accountOverviewQuery(userId: string) {
  return queryOptions({
    queryKey: ['account-overview', userId],
    queryFn: async ({ signal }) =>
      toAccount(await callFunction(apiPaths.accountOverview, {}, { loadSchema, signal })),
    // Mails are confirmed and devices signed in elsewhere.
    staleTime: 0,
  });
}

function toAccount({ email, new_email, has_password, sessions }: AccountOverview): Account {
  return {
    email,
    newEmail: new_email,
    hasPassword: has_password,
    sessions: sessions.map(({ last_used_at, is_current, ...session }) => ({
      ...session,
      lastUsedAt: new Date(last_used_at),
      isCurrent: is_current,
    })),
  };
}
