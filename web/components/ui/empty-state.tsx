import type { ReactNode } from 'react';

interface EmptyStateProps {
  drawing: ReactNode;
  title: string;
  children: ReactNode;
  /** The one thing to do about it. */
  action: ReactNode;
  /** The screen has no other title. */
  isScreen?: boolean;
}

/** Stands where there is nothing to show: a drawing, what that means, and the way on. */
export function EmptyState({ drawing, title, children, action, isScreen = false }: EmptyStateProps) {
  const Heading = isScreen ? 'h1' : 'h2';
  return (
    <section className={`max-w-2xl ${isScreen ? 'py-4 sm:py-8' : ''}`}>
      {drawing}
      <Heading className={`mt-6 font-bold tracking-tight ${isScreen ? 'text-4xl' : 'text-2xl sm:text-3xl'}`}>
        {title}
      </Heading>
      <div className="mt-3 text-lg">{children}</div>
      <div className="mt-7 flex flex-wrap gap-3">{action}</div>
    </section>
  );
}
