import { getAuthClient } from '../../../lib/auth.ts';
import { useCall } from '../../../lib/use-call.ts';

/** Asks for the code of a factor and returns the challenge; one of a telephone sends it there. */
async function challengeFactor(factorId: string): Promise<string> {
  const { data, error } = await (await getAuthClient()).mfa.challenge({ factorId });
  if (error) throw error;
  return data.id;
}

export function useChallengeFactor() {
  return useCall(challengeFactor);
}

interface ShownCode {
  factorId: string;
  code: string;
  /** Of a code that was sent; an app's code needs none beforehand. */
  challengeId?: string;
}

/** Shows a code; from then on the session is one of two factors. */
async function showSecondFactor({ factorId, code, challengeId }: ShownCode): Promise<void> {
  const challenge = challengeId ?? (await challengeFactor(factorId));
  const { error } = await (await getAuthClient()).mfa.verify({ factorId, challengeId: challenge, code });
  if (error) throw error;
}

export function useShowSecondFactor() {
  return useCall(showSecondFactor);
}
