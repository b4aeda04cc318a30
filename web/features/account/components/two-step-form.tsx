import { useEffect } from 'react';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { type Enrolment, useEnrolApp, useTurnOnTwoStep } from '../api/two-step.ts';
import { FormActions } from './form-actions.tsx';
import { ProblemNotice } from './problem-notice.tsx';

interface TwoStepFormProps {
  userId: string;
  onDone: () => void;
}

/** The square to scan, the key to keep, and the first code. */
export function TwoStepForm({ userId, onDone }: TwoStepFormProps) {
  const { mutate: enrol, data: enrolment, error } = useEnrolApp();
  useEffect(() => enrol(), [enrol]);
  if (error) return <ProblemNotice error={error} />;
  if (!enrolment) return <Spinner className="size-8 text-water" />;
  return <FirstCode userId={userId} enrolment={enrolment} onDone={onDone} />;
}

function FirstCode({ userId, enrolment, onDone }: TwoStepFormProps & { enrolment: Enrolment }) {
  const { mutateAsync, error } = useTurnOnTwoStep(userId);
  const { form, problems, isSending } = useCheckedForm({
    read: (textOf) => ({ code: textOf('code').replace(/\D/gu, '') }),
    check: ({ code }) => (code.length === 6 ? {} : { code: wrongLength }),
    onSubmit: ({ code }) => mutateAsync({ factorId: enrolment.factorId, code }).then(onDone),
  });
  return (
    <form {...form} className="space-y-5">
      <ol className="list-decimal space-y-4 pl-5">
        <li>
          No celular, abra um aplicativo autenticador e escaneie este código.
          <img
            src={enrolment.qrCode}
            alt="Código para escanear com o aplicativo autenticador"
            className="mt-3 size-44 rounded-control border border-line bg-white p-2"
          />
        </li>
        <li>
          Guarde esta chave num lugar seguro. Se perder o celular, é com ela que você volta a ter os códigos;
          sem ela, só o suporte devolve o acesso.
          <code className="mt-2 block rounded-control bg-sand px-3 py-2 font-mono break-all select-all">
            {spaced(enrolment.secret)}
          </code>
        </li>
        <li>Digite o código que apareceu. Os outros aparelhos vão precisar entrar de novo.</li>
      </ol>
      <TextField
        name="code"
        label="Código do aplicativo"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        placeholder="000000"
        required
        error={problems.code}
      />
      {!isSending && <ProblemNotice error={error} />}
      <FormActions label="Ativar" busyLabel="Conferindo…" isBusy={isSending} onGiveUp={onDone} />
    </form>
  );
}

const wrongLength = 'O código tem 6\u00a0números. Confira no aplicativo.';

/** In fours, as people copy it. */
function spaced(secret: string): string {
  return secret.match(/.{1,4}/gu)?.join(' ') ?? secret;
}
