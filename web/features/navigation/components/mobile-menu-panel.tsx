import { Dialog } from '@base-ui/react/dialog';
import { LogOut, X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface MobileMenuPanelProps {
  credits: ReactNode;
  isSigningOut: boolean;
  onSignOut: () => void;
  isOpen: boolean;
  onClose: () => void;
  /** What opened it, and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
}

/** What the menu button of a phone opens. */
export function MobileMenuPanel(props: MobileMenuPanelProps) {
  const { credits, isSigningOut, onSignOut, isOpen, onClose, button } = props;
  return (
    <Dialog.Root open={isOpen} onOpenChange={(isWanted) => !isWanted && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-river/60 transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Dialog.Popup
          finalFocus={button}
          className="fixed inset-x-0 bottom-0 z-40 max-h-dvh overflow-y-auto rounded-t-card bg-paper px-4 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] shadow-lift transition-transform duration-200 data-[ending-style]:translate-y-full data-[starting-style]:translate-y-full"
        >
          <div className="mb-3 flex items-center justify-between gap-3">
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            {credits}
            <Dialog.Close
              className="grid size-11 place-items-center rounded-control text-ink hover:bg-surface-strong"
              aria-label="Fechar menu"
            >
              <X className="size-6" aria-hidden="true" />
            </Dialog.Close>
          </div>
          <nav aria-label="Principal" className="grid gap-1 text-lg">
            <NavigationLinks />
          </nav>
          <div className="mt-3 grid gap-1 border-t border-line pt-3">
            <ThemeSwitch hasLabel />
            <Button
              variant="quiet"
              className="w-full justify-start"
              isBusy={isSigningOut}
              busyLabel="Saindo…"
              onClick={onSignOut}
            >
              <LogOut className="size-5" aria-hidden="true" />
              Sair
            </Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
