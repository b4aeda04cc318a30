import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ComponentProps, type ReactNode, useRef } from 'react';

interface QuestionFrameProps {
  title: string;
  children: ReactNode;
  /** The ways out, the safe one first. */
  actions: ReactNode;
  /** Much to read: more room, and the keyboard begins at the title, not in the first field below the text. */
  isLong?: boolean;
  /** Where the keyboard goes on when it closes. */
  finalFocus?: ComponentProps<typeof AlertDialog.Popup>['finalFocus'];
}

/** What a question that must be answered looks like; stands inside an `AlertDialog.Root`. */
export function QuestionFrame({ title, children, actions, isLong = false, finalFocus }: QuestionFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <AlertDialog.Portal>
      <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-river/60" />
      <AlertDialog.Popup
        initialFocus={isLong ? heading : undefined}
        finalFocus={finalFocus}
        className={`fixed inset-x-4 top-1/2 z-40 mx-auto max-h-[calc(100dvh-2rem)] -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-surface p-6 shadow-lift ${isLong ? 'max-w-xl' : 'max-w-md'}`}
      >
        <AlertDialog.Title ref={heading} tabIndex={-1} className="font-bold font-title text-2xl outline-none">
          {title}
        </AlertDialog.Title>
        {children}
        <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>
      </AlertDialog.Popup>
    </AlertDialog.Portal>
  );
}
