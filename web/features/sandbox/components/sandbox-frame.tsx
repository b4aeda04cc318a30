import type { ReactNode } from 'react';
import { Logo } from '../../../components/ui/logo.tsx';

/** Around every page that stands in for the payment provider's: nobody may take it for real. */
export function SandboxFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header>
        <p className="border-line border-b bg-sand px-4 py-3 text-center font-semibold text-balance">
          Ambiente de demonstração: nenhum valor é cobrado
        </p>
        <div className="mx-auto max-w-2xl px-4 pt-6 sm:px-6 sm:pt-8">
          <Logo className="text-2xl" />
        </div>
      </header>
      <main className="mx-auto max-w-2xl px-4 pt-6 pb-12 sm:px-6">{children}</main>
    </>
  );
}
