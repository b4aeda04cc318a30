import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { type NewPassword, newPasswordSchema } from '../new-password.ts';
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
  const { register, handleSubmit, formState } = useForm<NewPassword>({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { current: '', hasCurrent: hasPassword, next: '', again: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(({ current, next }) =>
    onSubmit({ currentPassword: hasPassword ? current : null, newPassword: next }).catch(() => {}),
  );
  return (
    <form noValidate className="space-y-5" onSubmit={submit}>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          {...register('current')}
          label="Senha de agora"
          autoComplete="current-password"
          required
          error={errors.current?.message}
        />
      )}
      <PasswordField
        {...register('next')}
        label="Nova senha"
        autoComplete="new-password"
        hint="Mínimo de 6 caracteres"
        required
        error={errors.next?.message}
      />
      <PasswordField
        {...register('again')}
        label="Repita a nova senha"
        autoComplete="new-password"
        required
        error={errors.again?.message}
      />
      {!isSubmitting && <ProblemNotice error={error} />}
      <FormActions
        label={hasPassword ? 'Trocar a senha' : 'Criar a senha'}
        busyLabel="Guardando…"
        isBusy={isSubmitting}
        onGiveUp={onGiveUp}
      />
    </form>
  );
}
