import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import { Button } from './button.tsx';
import { QuestionFrame } from './question-frame.tsx';

interface ConfirmButtonProps extends ComponentProps<typeof Button> {
  question: {
    title: string;
    text: ReactNode;
    confirm: string;
    /** The way back without doing it. */
    keep: string;
  };
  onConfirm: () => void;
  /** Where the keyboard goes on after a yes, for a button that the work disables. */
  nextFocus?: RefObject<HTMLElement | null>;
}

/** A button that says what will happen, and asks, before it does it. */
export function ConfirmButton({ question, onConfirm, nextFocus, ...button }: ConfirmButtonProps) {
  const isConfirmed = useRef(false);
  const confirm = () => {
    isConfirmed.current = true;
    onConfirm();
  };
  return (
    <AlertDialog.Root
      onOpenChange={(isOpen) => {
        if (isOpen) isConfirmed.current = false;
      }}
    >
      <AlertDialog.Trigger render={<Button {...button} />} />
      <QuestionFrame
        title={question.title}
        finalFocus={() => (isConfirmed.current && nextFocus?.current) || true}
        actions={
          <>
            <AlertDialog.Close render={<Button variant="outline">{question.keep}</Button>} />
            <AlertDialog.Close
              render={
                <Button variant={button.variant === 'danger' ? 'danger' : 'primary'} onClick={confirm}>
                  {question.confirm}
                </Button>
              }
            />
          </>
        }
      >
        <AlertDialog.Description render={<div />} className="mt-3 space-y-2">
          {question.text}
        </AlertDialog.Description>
      </QuestionFrame>
    </AlertDialog.Root>
  );
}
