import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useDeleteAccount } from '../api/delete-account.ts';
import type { Account } from '../api/get-account-overview.ts';
import { AccountSection } from './account-section.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';

interface DeletionSectionProps {
  account: Account;
  /** The name of the plan that would end; null without one, undefined while nobody knows. */
  runningPlan: string | null | undefined;
}

/** The end of the account, asked for twice. */
export function DeletionSection({ account, runningPlan }: DeletionSectionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, reset, isPending, isSuccess, error } = useDeleteAccount();
  const isWorking = isPending || isSuccess;
  const onOpenChange = (isOpen: boolean) => {
    // What has begun cannot be called off by closing the question.
    if (isWorking) return;
    reset();
    setIsAsking(isOpen);
  };
  return (
    <AccountSection title="Excluir a conta" lead="Apaga sua conta e tudo que você criou aqui, de uma vez.">
      <AlertDialog.Root open={isAsking} onOpenChange={onOpenChange}>
        <AlertDialog.Trigger render={<Button variant="danger">Excluir minha conta</Button>} />
        <DeletionDialog
          account={account}
          runningPlan={runningPlan}
          isBusy={isWorking}
          error={error}
          onConfirm={mutateAsync}
        />
      </AlertDialog.Root>
    </AccountSection>
  );
}
