import type { AuthChangeEvent, Session, User } from '@supabase/auth-js';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { authClient } from './supabase.ts';

type SessionState =
  | { status: 'loading'; session: null; user: null }
  | { status: 'signed-out'; session: null; user: null }
  | { status: 'signed-in'; session: Session; user: User };

const SessionContext = createContext<SessionState | null>(null);

/** Keeps the screens told who is signed in, in this tab and in the others. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null | undefined>(undefined);

  useEffect(() => {
    const { data } = authClient.onAuthStateChange((_event: AuthChangeEvent, next: Session | null) =>
      setSession(next),
    );
    return () => data.subscription.unsubscribe();
  }, []);

  const state = useMemo(() => sessionState(session), [session]);
  return <SessionContext value={state}>{children}</SessionContext>;
}

/** Who is signed in; `loading` only until the stored session was read. */
export function useSession(): SessionState {
  const state = useContext(SessionContext);
  if (!state) throw new Error('useSession needs a SessionProvider above it');
  return state;
}

function sessionState(session: Session | null | undefined): SessionState {
  if (session === undefined) return { status: 'loading', session: null, user: null };
  if (session === null) return { status: 'signed-out', session: null, user: null };
  return { status: 'signed-in', session, user: session.user };
}
