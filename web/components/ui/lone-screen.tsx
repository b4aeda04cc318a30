import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';

interface LoneScreenProps {
  drawing: ReactNode;
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** A screen that stands alone, without navigation: what happened, drawn and said, and the way on. */
export function LoneScreen({ drawing, title, children, action }: LoneScreenProps) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-xl flex-col px-5 pb-10">
      <header className="pt-10 sm:pt-14">
        <Logo isHanging className="text-3xl" />
      </header>
      <main className="flex flex-1 flex-col justify-center py-10">
        {drawing}
        <h1 className="mt-6 font-bold text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-4 text-ink-soft text-lg">{children}</p>
        <div className="mt-7 flex flex-wrap gap-3">{action}</div>
      </main>
    </div>
  );
}
