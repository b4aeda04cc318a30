import { isSecondFactorPending } from './kept-session.ts';
import { useSession } from './session.tsx';

/** Whether the person on the screen signed in, but has a second factor that this session has not shown. */
export function useIsSecondFactorPending(): boolean {
  const { session } = useSession();
  return session !== null && isSecondFactorPending(session);
}
