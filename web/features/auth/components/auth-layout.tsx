import type { ReactNode } from 'react';
import { Logo } from '../../../components/ui/logo.tsx';
import { HookLine } from './hook-line.tsx';

interface AuthLayoutProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** Quietly at the end, whatever the form above it is. */
  footer?: ReactNode;
}

/** The frame of the screens before the dashboard: one question at the left, the line in the water at the right. */
export function AuthLayout({ title, lead, children, footer }: AuthLayoutProps) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col px-5 pb-10 sm:px-10 lg:px-16 lg:pl-[max(4rem,calc((100vw-90rem)/2))]">
        <header className="pt-10 sm:pt-14">
          <Logo isHanging className="text-3xl" />
        </header>
        <main className="flex w-full max-w-md flex-1 flex-col py-10 sm:justify-center">
          <h1 className="text-4xl leading-[1.05] font-bold tracking-tight sm:text-5xl">{title}</h1>
          {lead && <p className="mt-3 text-lg text-ink-soft">{lead}</p>}
          <div className="mt-8">{children}</div>
        </main>
        {footer && <footer className="-mb-6 min-h-11">{footer}</footer>}
      </div>
      <aside className="hidden overflow-hidden bg-river lg:block" aria-hidden="true">
        <HookLine />
      </aside>
    </div>
  );
}
