import type { AuthClient } from '@supabase/auth-js';
import { sessionKey } from '../kept-session.ts';
import { rememberRefusal } from '../link-outcome.ts';
import { removeStored, writeStored } from '../storage.ts';
import { endArrival, getArrival } from './arrival.ts';

/** Has the account client take the session that this browser asked for. What the service refuses is remembered for the person. */
export async function takeArrival(auth: InstanceType<typeof AuthClient>): Promise<void> {
  const arrival = getArrival();
  if (arrival?.kind === 'tokens') {
    const { error } = await auth.initialize();
    if (error) await rememberRefusal(error.code);
  } else if (arrival?.kind === 'code') {
    const { error } = await exchange(auth, arrival);
    if (error) await rememberRefusal(error.code);
  } else return;
  endArrival();
}

async function exchange(
  auth: InstanceType<typeof AuthClient>,
  { code, verifier }: { code: string; verifier: string },
) {
  const verifierKey = `${sessionKey}-code-verifier`;
  await auth.initialize();
  // Where the client looks for it.
  writeStored('local', verifierKey, verifier);
  try {
    return await auth.exchangeCodeForSession(code);
  } finally {
    removeStored('local', verifierKey);
  }
}
