import type { Factor } from '@supabase/auth-js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getAuthClient } from '../../../lib/auth.ts';
import { secondFactorsQuery } from '../../../lib/second-factors.ts';
import { accountOverviewQuery } from './get-account-overview.ts';

/** What an authenticator app needs. */
export interface Enrolment {
  factorId: string;
  /** Address of a picture. */
  qrCode: string;
  secret: string;
}

/** Begins an authenticator app, in place of any that was begun and given up. */
export function useEnrolApp() {
  return useMutation({ mutationFn: enrolApp });
}

async function enrolApp(): Promise<Enrolment> {
  const listed = await (await getAuthClient()).mfa.listFactors();
  if (listed.error) throw listed.error;
  for (const { id, status } of listed.data.all) {
    if (status === 'unverified') await (await getAuthClient()).mfa.unenroll({ factorId: id });
  }
  const { data, error } = await (await getAuthClient()).mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Aplicativo autenticador',
    issuer: 'Fisga',
  });
  if (error) throw error;
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** Shows the app's first code; from then on every sign-in asks for one, and other devices are signed out. */
export function useTurnOnTwoStep(userId: string) {
  return useFactorChange(userId, async ({ factorId, code }: { factorId: string; code: string }) => {
    const { error } = await (await getAuthClient()).mfa.challengeAndVerify({ factorId, code });
    if (error) throw error;
  });
}

/** Gives up every second factor. */
export function useTurnOffTwoStep(userId: string) {
  return useFactorChange(userId, async (factors: readonly Factor[]) => {
    for (const { id: factorId } of factors) {
      const { error } = await (await getAuthClient()).mfa.unenroll({ factorId });
      if (error) throw error;
    }
    // The session is what it was before the second step, and its next token says so.
    const { error } = await (await getAuthClient()).refreshSession();
    if (error) throw error;
  });
}

function useFactorChange<Input>(userId: string, mutationFn: (input: Input) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: secondFactorsQuery(userId).queryKey }),
        queryClient.invalidateQueries({ queryKey: accountOverviewQuery(userId).queryKey }),
      ]),
  });
}
