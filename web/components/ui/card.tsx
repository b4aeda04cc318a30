import type { ComponentProps } from 'react';

/** A surface that can be picked up; not a frame for plain text. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`rounded-card border border-line bg-surface p-5 sm:p-6 ${className}`} />;
}
