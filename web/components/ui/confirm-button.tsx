import { type ComponentProps, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { loadWhenIdle } from '../../lib/when-idle.ts';
import { Button } from './button.tsx';
import type { Question } from './confirm-dialog.tsx';

interface ConfirmButtonProps extends ComponentProps<typeof Button> {
  question: Question;
  onConfirm: () => void;
  /** Where the keyboard goes on after a yes, for a button that the work disables. */
  nextFocus?: RefObject<HTMLElement | null>;
}

const loadDialog = () => import('./confirm-dialog.tsx');
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }));

/** A button that says what will happen, and asks, before it does it. */
export function ConfirmButton({ question, onConfirm, nextFocus, ...button }: ConfirmButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [wasAsked, setWasAsked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  // Fetched once the screen stands, so that the first click does not wait for it.
  useEffect(() => loadWhenIdle(loadDialog), []);

  const ask = () => {
    setWasAsked(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button {...button} ref={trigger} aria-haspopup="dialog" aria-expanded={isOpen} onClick={ask} />
      {wasAsked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            question={question}
            isDangerous={button.variant === 'danger'}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onConfirm={onConfirm}
            focusAfter={{ yes: nextFocus ?? trigger, no: trigger }}
          />
        </Suspense>
      )}
    </>
  );
}
