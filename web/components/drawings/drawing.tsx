import type { ReactNode } from 'react';

/** The sheet that every drawing of the river is made on: 240 by 160, its water at 112. Decoration, never the message. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      className="h-36 w-54 overflow-visible sm:h-44 sm:w-66"
      viewBox="0 0 240 160"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
