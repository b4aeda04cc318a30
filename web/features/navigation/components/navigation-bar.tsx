import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { Logo } from '../../../components/ui/logo.tsx';
import { paths } from '../../../lib/paths.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface NavigationBarProps {
  /** The credits summary, which belongs to another feature. */
  credits: ReactNode;
  isSigningOut: boolean;
  onSignOut: () => void;
}

/** The bar above every signed-in screen. */
export function NavigationBar({ credits, isSigningOut, onSignOut }: NavigationBarProps) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 sm:px-6">
        <Link
          to={paths.dashboard.getHref()}
          className="-ml-2 flex min-h-11 items-center rounded-control px-2"
        >
          <Logo isHanging />
        </Link>
        <nav aria-label="Principal" className="ml-6 hidden items-center gap-1 xl:flex">
          <NavigationLinks />
        </nav>
        <div className="hidden flex-1 items-center justify-end gap-1 xl:flex">
          {credits}
          <ThemeSwitch />
          <Button variant="quiet" isBusy={isSigningOut} busyLabel="Saindo…" onClick={onSignOut}>
            <LogOut className="size-5" aria-hidden="true" />
            Sair
          </Button>
        </div>
        <div className="ml-auto xl:hidden">
          <MobileMenu credits={credits} isSigningOut={isSigningOut} onSignOut={onSignOut} />
        </div>
      </div>
    </header>
  );
}
