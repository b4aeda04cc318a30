import { Menu } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Later, laterCode, useOnceLoaded } from '../../../components/ui/later.tsx';
import { loadWhenIdle } from '../../../lib/when-idle.ts';

interface MobileMenuProps {
  credits: ReactNode;
  isSigningOut: boolean;
  onSignOut: () => void;
}

const panelCode = laterCode(async () => (await import('./mobile-menu-panel.tsx')).MobileMenuPanel);

/** The navigation of a phone, at the bottom where the thumb is; closes when another screen opens. */
export function MobileMenu(props: MobileMenuProps) {
  // Open only on the visit where it was opened: any navigation is another visit.
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const onceLoaded = useOnceLoaded();
  const isOpen = openedAt === key;
  // The way back leads to that visit again, and finds the menu closed.
  if (openedAt && !isOpen) setOpenedAt('');
  // Fetched once the screen stands, so that the first tap does not wait for it.
  useEffect(() => loadWhenIdle(panelCode.load), []);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Abrir menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onceLoaded(panelCode.load, () => setOpenedAt(key))}
        className="grid size-11 place-items-center rounded-control text-ink hover:bg-surface-strong"
      >
        <Menu className="size-6" aria-hidden="true" />
      </button>
      {openedAt !== null && (
        <Later code={panelCode} props={{ ...props, isOpen, onClose: () => setOpenedAt(''), button }} />
      )}
    </>
  );
}
