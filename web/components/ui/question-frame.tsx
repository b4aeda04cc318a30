import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ComponentProps, ReactNode } from 'react';

interface QuestionFrameProps {
  title: string;
  children: ReactNode;
  /** The ways out, the safe one first. */
  actions: ReactNode;
  /** Where the keyboard goes on when it closes. */
  finalFocus?: ComponentProps<typeof AlertDialog.Popup>['finalFocus'];
}

/** What a question that must be answered looks like; stands inside an `AlertDialog.Root`. */
export function QuestionFrame({ title, children, actions, finalFocus }: QuestionFrameProps) {
  return (
    <AlertDialog.Portal>
      <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-river/60" />
      <AlertDialog.Popup
        finalFocus={finalFocus}
        className="fixed inset-x-4 top-1/2 z-40 mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-card bg-paper p-6 shadow-lift"
      >
        <AlertDialog.Title className="font-bold font-title text-2xl">{title}</AlertDialog.Title>
        {children}
        <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>
      </AlertDialog.Popup>
    </AlertDialog.Portal>
  );
}
