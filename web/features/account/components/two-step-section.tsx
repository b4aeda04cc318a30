import { useQuery } from '@tanstack/react-query';
import { ConfirmButton } from '../../../components/ui/confirm-button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { secondFactorsQuery } from '../../../lib/second-factors.ts';
import { useFocusWhen } from '../../../lib/use-focus-when.ts';
import { useTurnOffTwoStep } from '../api/two-step.ts';
import { AccountSection } from './account-section.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { TwoStepForm } from './two-step-form.tsx';
import { UnfoldingForm } from './unfolding-form.tsx';

/** A code of the telephone after the password, for whoever wants it. */
export function TwoStepSection({ userId }: { userId: string }) {
  const { data: factors, error } = useQuery(secondFactorsQuery(userId));
  const turnOff = useTurnOffTwoStep(userId);
  const content = useFocusWhen<HTMLDivElement>(turnOff.isSuccess);
  const isOn = factors !== undefined && factors.length > 0;
  const code = factors?.[0]?.factor_type === 'phone' ? 'enviado por SMS' : 'do aplicativo';
  return (
    <AccountSection
      title="Verificação em duas etapas"
      lead="Além da senha, um código do seu celular. Quem descobrir sua senha não entra."
      contentRef={content}
    >
      <ProblemNotice error={error} />
      {isOn && <Notice tone="success">Ativada: a cada entrada pedimos o código {code}.</Notice>}
      {!turnOff.isPending && <ProblemNotice error={turnOff.error} />}
      {isOn && (
        <ConfirmButton
          variant="outline"
          isBusy={turnOff.isPending}
          busyLabel="Desativando…"
          onConfirm={() => turnOff.mutate(factors)}
          question={{
            title: 'Desativar as duas etapas?',
            text: <p>Sua conta volta a abrir só com a senha.</p>,
            confirm: 'Desativar',
            keep: 'Deixar ativada',
          }}
        >
          Desativar
        </ConfirmButton>
      )}
      {factors && !isOn && (
        <UnfoldingForm label="Ativar">
          {(close) => <TwoStepForm userId={userId} onDone={close} />}
        </UnfoldingForm>
      )}
    </AccountSection>
  );
}
