import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';

export interface ToastText {
  title: string;
  tone: 'success' | 'danger' | 'info';
}

const ShowContext = createContext<((toast: ToastText) => void) | null>(null);
const ToastStage = lazy(async () => ({ default: (await loadToasts()).ToastStage }));

/** Gives the screens below it short messages that leave by themselves. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastText[]>([]);
  const show = useCallback((toast: ToastText) => setToasts((shown) => [...shown, toast]), []);
  return (
    <ShowContext value={show}>
      {children}
      {toasts.length > 0 && (
        <Suspense fallback={null}>
          <ToastStage toasts={toasts} />
        </Suspense>
      )}
    </ShowContext>
  );
}

/** `show` puts a message on the screen for five seconds; a danger one is read out at once. */
export function useToast() {
  const add = useContext(ShowContext);
  if (!add) throw new Error('useToast needs a ToastProvider above it');
  const show = useCallback(
    ({ title, tone = 'info' }: { title: string; tone?: ToastText['tone'] }) => add({ title, tone }),
    [add],
  );
  return { show };
}

/** Fetches what draws the messages. Called once the first screen stands: without a connection it would be too late. */
export function loadToasts() {
  return import('./toast-stage.tsx');
}
