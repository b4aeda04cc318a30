import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useId } from 'react';
import type { DeleteAccountInput } from '../../../../shared/account.ts';
import { Button } from '../../../components/ui/button.tsx';
import { QuestionFrame } from '../../../components/ui/question-frame.tsx';
import type { Account } from '../api/get-account-overview.ts';
import { DeletionConsequences } from './deletion-consequences.tsx';
import { DeletionForm } from './deletion-form.tsx';

interface DeletionDialogProps {
  account: Account;
  runningPlan: string | null | undefined;
  isBusy: boolean;
  error: Error | null;
  onConfirm: (input: DeleteAccountInput) => Promise<unknown>;
}

/** What goes, what stays and why; then the e-mail and the password, and the account is gone. */
export function DeletionDialog({ account, runningPlan, isBusy, error, onConfirm }: DeletionDialogProps) {
  const formId = useId();
  return (
    <QuestionFrame
      title="Excluir sua conta?"
      isLong
      actions={
        <>
          <AlertDialog.Close
            render={
              <Button variant="outline" disabled={isBusy}>
                Manter minha conta
              </Button>
            }
          />
          <Button type="submit" form={formId} variant="danger" isBusy={isBusy} busyLabel="Excluindo…">
            Excluir pra sempre
          </Button>
        </>
      }
    >
      <AlertDialog.Description render={<div />} className="mt-4 space-y-4">
        <DeletionConsequences runningPlan={runningPlan} />
      </AlertDialog.Description>
      <DeletionForm id={formId} account={account} isBusy={isBusy} error={error} onConfirm={onConfirm} />
    </QuestionFrame>
  );
}
