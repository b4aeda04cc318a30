import { PasswordField } from '../../../components/ui/password-field.tsx';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { checkNewPassword } from '../new-password.ts';
import { FormActions } from './form-actions.tsx';
import { ProblemNotice } from './problem-notice.tsx';

interface PasswordFormProps {
  email: string;
  hasPassword: boolean;
  error: Error | null;
  /** Settles when the work is over; a rejection is expected to arrive as `error` too. */
  onSubmit: (passwords: { currentPassword: string | null; newPassword: string }) => Promise<void>;
  onGiveUp: () => void;
}

/** The new password twice, after the one of now. */
export function PasswordForm({ email, hasPassword, error, onSubmit, onGiveUp }: PasswordFormProps) {
  const { form, problems, isSending } = useCheckedForm({
    read: (textOf) => ({
      current: hasPassword ? textOf('current') : null,
      next: textOf('next'),
      again: textOf('again'),
    }),
    check: checkNewPassword,
    onSubmit: ({ current, next }) => onSubmit({ currentPassword: current, newPassword: next }),
  });
  return (
    <form {...form} className="space-y-5">
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          name="current"
          label="Senha de agora"
          autoComplete="current-password"
          required
          error={problems.current}
        />
      )}
      <PasswordField
        name="next"
        label="Nova senha"
        autoComplete="new-password"
        hint="Mínimo de 6 caracteres"
        required
        error={problems.next}
      />
      <PasswordField
        name="again"
        label="Repita a nova senha"
        autoComplete="new-password"
        required
        error={problems.again}
      />
      {!isSending && <ProblemNotice error={error} />}
      <FormActions
        label={hasPassword ? 'Trocar a senha' : 'Criar a senha'}
        busyLabel="Guardando…"
        isBusy={isSending}
        onGiveUp={onGiveUp}
      />
    </form>
  );
}
