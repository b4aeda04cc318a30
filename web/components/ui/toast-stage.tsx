import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ToastText } from './toast.tsx';

/** Draws the messages; each is added once, in its order. */
export function ToastStage({ toasts }: { toasts: readonly ToastText[] }) {
  return (
    <Toast.Provider timeout={5000} limit={3}>
      <Messages toasts={toasts} />
      <Toast.Portal>
        <Toast.Viewport
          aria-label="Avisos"
          className="fixed inset-x-4 bottom-[calc(1rem+var(--consent-height))] z-50 mx-auto flex w-auto max-w-sm flex-col gap-2 sm:right-6 sm:bottom-[calc(1.5rem+var(--consent-height))] sm:left-auto sm:mx-0 sm:w-96"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Messages({ toasts }: { toasts: readonly ToastText[] }) {
  const { add } = Toast.useToastManager();
  const added = useRef(0);
  useEffect(() => {
    for (const { title, tone } of toasts.slice(added.current)) {
      add({ title, type: tone, priority: tone === 'danger' ? 'high' : 'low' });
    }
    added.current = toasts.length;
  }, [toasts, add]);
  return null;
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="rounded-control bg-ink text-paper shadow-lift transition-[opacity,transform] duration-200 data-[ending-style]:translate-y-2 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-2 data-[starting-style]:opacity-0 data-[limited]:hidden"
    >
      <Toast.Content className="flex items-center gap-2 pl-4">
        <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dots[toast.type ?? 'info']}`} />
        <Toast.Title className="min-w-0 flex-1 py-2.5 font-medium" />
        <Toast.Close
          aria-label="Fechar aviso"
          className="grid size-11 shrink-0 place-items-center rounded-control focus-visible:outline-paper"
        >
          <X className="size-4" aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

const dots: Record<string, string> = {
  success: 'bg-success-soft',
  danger: 'bg-accent',
  info: 'bg-water-soft',
};
