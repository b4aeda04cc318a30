import { type ComponentProps, type RefObject, useRef } from 'react';
import { Button } from './button.tsx';
import type { Question } from './confirm-dialog.tsx';
import { Later, laterCode } from './later.tsx';
import { useLaterOpening } from './use-later-opening.ts';

interface ConfirmButtonProps extends ComponentProps<typeof Button> {
  question: Question;
  onConfirm: () => void;
  /** Where the keyboard goes on after a yes, for a button that the work disables. */
  nextFocus?: RefObject<HTMLElement | null>;
}

const dialogCode = laterCode(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/** A button that says what will happen, and asks, before it does it. */
export function ConfirmButton({ question, onConfirm, nextFocus, ...button }: ConfirmButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const { isThere, isOpen, open, close } = useLaterOpening(dialogCode.load);
  return (
    <>
      <Button {...button} ref={trigger} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open} />
      {isThere && (
        <Later
          code={dialogCode}
          props={{
            question,
            isDangerous: button.variant === 'danger',
            isOpen,
            onClose: close,
            onConfirm,
            focusAfter: { yes: nextFocus ?? trigger, no: trigger },
          }}
        />
      )}
    </>
  );
}
