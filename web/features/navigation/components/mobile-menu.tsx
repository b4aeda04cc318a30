import { Dialog } from '@base-ui/react/dialog';
import { LogOut, Menu, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface MobileMenuProps {
  credits: ReactNode;
  isSigningOut: boolean;
  onSignOut: () => void;
}

/** The navigation of a phone, at the bottom where the thumb is; closes when another screen opens. */
export function MobileMenu({ credits, isSigningOut, onSignOut }: MobileMenuProps) {
  // Open only on the visit where it was opened: any navigation is another visit.
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);

  return (
    <Dialog.Root open={openedAt === key} onOpenChange={(isOpen) => setOpenedAt(isOpen ? key : null)}>
      <Dialog.Trigger className={iconButton} aria-label="Abrir menu">
        <Menu className="size-6" aria-hidden="true" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-river/60 transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Dialog.Popup className="fixed inset-x-0 bottom-0 z-40 max-h-dvh overflow-y-auto rounded-t-card bg-paper px-4 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] shadow-lift transition-transform duration-200 data-[ending-style]:translate-y-full data-[starting-style]:translate-y-full">
          <div className="mb-3 flex items-center justify-between gap-3">
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            {credits}
            <Dialog.Close className={iconButton} aria-label="Fechar menu">
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
              busyLabel="Saindo..."
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

const iconButton = 'grid size-11 place-items-center rounded-control text-ink hover:bg-surface-strong';
