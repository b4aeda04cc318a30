import type { Factor } from '@supabase/auth-js';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { secondFactorsQuery } from '../../../lib/second-factors.ts';
import { useChallengeFactor, useShowSecondFactor } from '../api/show-second-factor.ts';
import { useSignOut } from '../api/sign-out.ts';
import { AuthErrorNotice } from './auth-error-notice.tsx';
import { DigitsForm } from './digits-form.tsx';

interface SecondFactorFormProps {
  userId: string;
  /** Called once the session is one of two factors. */
  onShown: () => unknown;
}

/** The second step of a sign-in: the code of the person's app, or the one sent to their telephone. */
export function SecondFactorForm(props: SecondFactorFormProps) {
  return (
    // It stands before the screens of a signed-in person, which have one around them.
    <QueryClientProvider client={queryClient}>
      <Steps {...props} />
    </QueryClientProvider>
  );
}

function Steps({ userId, onShown }: SecondFactorFormProps) {
  const { data: factors, error } = useQuery(secondFactorsQuery(userId));
  const { send: signOut, isPending: isLeaving } = useSignOut();
  const [factor] = factors ?? [];
  return (
    <div className="space-y-6">
      {error && <AuthErrorNotice error={error} />}
      {!factors && !error && <Spinner className="size-8 text-water" />}
      {factor?.factor_type === 'totp' && <AppStep factor={factor} onShown={onShown} />}
      {factor?.factor_type === 'phone' && <PhoneStep factor={factor} onShown={onShown} />}
      <Button
        variant="outline"
        className="w-full"
        isBusy={isLeaving}
        busyLabel="Saindo…"
        onClick={() => void signOut().catch(() => {})}
      >
        Entrar com outra conta
      </Button>
    </div>
  );
}

interface StepProps {
  factor: Factor;
  onShown: () => unknown;
}

function AppStep({ factor, onShown }: StepProps) {
  const { send, error } = useShowSecondFactor();
  return (
    <>
      <p className="text-ink-soft">Abra o aplicativo autenticador e digite o código da Fisga.</p>
      <DigitsForm
        label="Código do aplicativo"
        submitLabel="Confirmar"
        error={error}
        onSubmit={async (code) => {
          await send({ factorId: factor.id, code });
          await onShown();
        }}
      />
    </>
  );
}

function PhoneStep({ factor, onShown }: StepProps) {
  const challenge = useChallengeFactor();
  const { send, error } = useShowSecondFactor();
  // Kept while another is asked for, which may be refused.
  const [challengeId, setChallengeId] = useState<string>();
  const sendCode = () => void challenge.send(factor.id).then(setChallengeId, () => {});
  return (
    <>
      {challenge.error && <AuthErrorNotice error={challenge.error} />}
      {challengeId === undefined ? (
        <Button
          size="lg"
          className="w-full"
          isBusy={challenge.isPending}
          busyLabel="Enviando..."
          onClick={sendCode}
        >
          Enviar o código por SMS
        </Button>
      ) : (
        <>
          <Notice>Enviamos um código para o seu celular. Ele vale por 5&nbsp;minutos.</Notice>
          <DigitsForm
            label="Código do SMS"
            submitLabel="Confirmar"
            error={error}
            onSubmit={async (code) => {
              await send({ factorId: factor.id, code, challengeId });
              await onShown();
            }}
          />
          <Button
            variant="outline"
            className="w-full"
            isBusy={challenge.isPending}
            busyLabel="Enviando..."
            onClick={sendCode}
          >
            Enviar outro código
          </Button>
        </>
      )}
    </>
  );
}
