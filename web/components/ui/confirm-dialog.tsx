import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from './button.tsx';
import { QuestionFrame } from './question-frame.tsx';

export interface Question {
  title: string;
  text: ReactNode;
  confirm: string;
  /** The way back without doing it. */
  keep: string;
}

type Place = RefObject<HTMLElement | null>;

interface ConfirmDialogProps {
  question: Question;
  isDangerous: boolean;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** Where the keyboard goes on after each answer. */
  focusAfter: { yes: Place; no: Place };
}

/** What a `ConfirmButton` asks. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, isDangerous, isOpen, onClose, onConfirm, focusAfter } = props;
  const isConfirmed = useRef(false);
  const onOpenChange = (isWanted: boolean) => {
    if (!isWanted) onClose();
  };
  const confirm = () => {
    isConfirmed.current = true;
    onConfirm();
  };
  const placeAfter = () => {
    const place = isConfirmed.current ? focusAfter.yes : focusAfter.no;
    isConfirmed.current = false;
    return place.current ?? true;
  };
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <QuestionFrame
        title={question.title}
        finalFocus={placeAfter}
        actions={
          <>
            <AlertDialog.Close render={<Button variant="outline">{question.keep}</Button>} />
            <AlertDialog.Close
              render={
                <Button variant={isDangerous ? 'danger' : 'primary'} onClick={confirm}>
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
