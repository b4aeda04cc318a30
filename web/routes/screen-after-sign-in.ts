import type { Session } from '@supabase/auth-js';
import { paths } from '../lib/paths.ts';

/**
 * Where a sign-in by password leads. A registration that waited for a mail ends with the first sign-in after it, wherever the mail was
 * opened: it goes on to the second step, as one that waits for none. Anyone else, and a person whose profile cannot be read, goes to the
 * dashboard.
 */
export async function screenAfterSignIn({ user }: Pick<Session, 'user'>): Promise<string> {
  if (!user.confirmation_sent_at) return paths.dashboard.getHref();
  const { readIsNewcomer } = await import('../features/onboarding/newcomer.ts');
  const isNewcomer = await readIsNewcomer(user.id).catch(() => false);
  return (isNewcomer ? paths.secondStep : paths.dashboard).getHref();
}
