import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SkeletonProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Keeps the place of what is being loaded, in its shape. Said once in words; a quick answer is there before it shows. */
export function Skeleton({ label, className, children }: SkeletonProps) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true" className="animate-appear">
        {children}
      </div>
    </div>
  );
}

/** A line of text that is not there yet: as high as the text around it would be. Its class gives its length. */
export function TextShape({ className }: { className: string }) {
  return (
    <span
      className={`inline-block h-[0.75em] max-w-full animate-pulse rounded-full bg-line/60 ${className}`}
    />
  );
}

/** A control or a picture that is not there yet. Its class gives its size. */
export function BlockShape({ className }: { className: string }) {
  return <span className={`block max-w-full animate-pulse rounded-control bg-line/60 ${className}`} />;
}
