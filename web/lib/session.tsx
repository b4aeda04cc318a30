import type { AuthChangeEvent, Session, User } from '@supabase/auth-js';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { getAuthClient } from './auth.ts';
import { readKeptSession, sessionKey } from './kept-session.ts';
import { forgetFormerPerson } from './personal-data.ts';
import { whenIdle } from './when-idle.ts';

type SessionState = {
  /** Whether the account service said so; until then it is what this browser remembers. */
  isSettled: boolean;
} & (
  | { status: 'loading'; session: null; user: null }
  | { status: 'signed-out'; session: null; user: null }
  | { status: 'signed-in'; session: Session; user: User }
);

const SessionContext = createContext<SessionState | null>(null);
const SetSessionContext = createContext<((session: Session | null) => void) | null>(null);

/** Holds who is signed in: at first as this browser remembers it, then as `useSessionUpdates` hears it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [kept] = useState(() => readKeptSession() ?? undefined);
  const [heard, setHeard] = useState<Session | null>();
  const state = useMemo(() => sessionState(kept, heard), [kept, heard]);
  return (
    <SetSessionContext value={setHeard}>
      <SessionContext value={state}>{children}</SessionContext>
    </SetSessionContext>
  );
}

/** Keeps the screens told who is signed in, in this tab and in the others. Mounted once, with the first screen: its code can wait that long. */
export function useSessionUpdates(): void {
  const setSession = useContext(SetSessionContext);
  if (!setSession) throw new Error('useSessionUpdates needs a SessionProvider above it');
  useEffect(() => listenToSession(setSession), [setSession]);
}

/** Who is signed in; `loading` only until the account service has answered, when the browser keeps no session. */
export function useSession(): SessionState {
  const state = useContext(SessionContext);
  if (!state) throw new Error('useSession needs a SessionProvider above it');
  return state;
}

function listenToSession(onSession: (session: Session | null) => void): () => void {
  let stop: (() => void) | null = null;
  let isStopped = false;
  const tell = (session: Session | null) => {
    onSession(session);
    forgetFormerPerson();
  };
  const onChange = (event: AuthChangeEvent, session: Session | null) =>
    // A session that could not be renewed for want of a connection is still kept, and not over.
    tell(session ?? (event === 'INITIAL_SESSION' ? readKeptSession() : null));
  // The account client tells the other tabs of its own changes alone, and not of a deleted account's end.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === sessionKey) tell(readKeptSession());
  };
  const listen = (auth: Awaited<ReturnType<typeof getAuthClient>>) => {
    if (isStopped) return;
    const { data } = auth.onAuthStateChange(onChange);
    stop = () => data.subscription.unsubscribe();
  };
  const cancel = whenIdle(() => void getAuthClient().then(listen, () => onSession(readKeptSession())));
  globalThis.addEventListener('storage', onStorage);
  return () => {
    isStopped = true;
    globalThis.removeEventListener('storage', onStorage);
    cancel();
    stop?.();
  };
}

function sessionState(kept: Session | undefined, heard: Session | null | undefined): SessionState {
  const isSettled = heard !== undefined;
  const session = isSettled ? heard : kept;
  if (session === undefined) return { isSettled, status: 'loading', session: null, user: null };
  if (session === null) return { isSettled, status: 'signed-out', session: null, user: null };
  return { isSettled, status: 'signed-in', session, user: session.user };
}
