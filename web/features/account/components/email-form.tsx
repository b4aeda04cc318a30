import { TextField } from '../../../components/ui/text-field.tsx';
import { emailProblem } from '../../../lib/email-problem.ts';
import { getRuntimeConfig } from '../../../lib/runtime-config.ts';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { FormActions } from './form-actions.tsx';
import { ProblemNotice } from './problem-notice.tsx';

interface EmailFormProps {
  /** The present one. */
  email: string;
  error: Error | null;
  /** Settles when the work is over; a rejection is expected to arrive as `error` too. */
  onSubmit: (email: string) => Promise<void>;
  onGiveUp: () => void;
}

/** Another e-mail, and what it takes until it counts. */
export function EmailForm({ email, error, onSubmit, onGiveUp }: EmailFormProps) {
  const { form, problems, isSending } = useCheckedForm({
    read: (textOf) => ({ next: textOf('next').trim() }),
    check: ({ next }) => ({ next: newEmailProblem(next, email) }),
    onSubmit: ({ next }) => onSubmit(next),
  });
  return (
    <form {...form} className="space-y-5">
      <TextField
        name="next"
        label="Novo e-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={getRuntimeConfig().isMailConfirmationRequired ? bothConfirm : 'A troca vale na hora.'}
        error={problems.next}
      />
      {!isSending && <ProblemNotice error={error} />}
      <FormActions label="Trocar o e-mail" busyLabel="Trocando…" isBusy={isSending} onGiveUp={onGiveUp} />
    </form>
  );
}

const bothConfirm =
  'Vamos mandar um link para o endereço de agora e outro para o novo. A troca só vale depois que os dois confirmarem.';

function newEmailProblem(next: string, present: string): string | undefined {
  const isSame = next.toLowerCase() === present.toLowerCase();
  return emailProblem(next, 'Digite o novo e-mail.') ?? (isSame ? 'Este já é o seu e-mail.' : undefined);
}
