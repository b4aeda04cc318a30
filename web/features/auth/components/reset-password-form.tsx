import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { useUpdatePassword } from '../api/update-password.ts';
import { newPasswordSchema } from '../new-password.ts';
import { AuthErrorNotice } from './auth-error-notice.tsx';

/** Sets a new password. `onUpdated` settles when the next screen is there. */
export function ResetPasswordForm({ onUpdated }: { onUpdated: () => Promise<void> }) {
  const { mutateAsync: updatePassword, error } = useUpdatePassword();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '', confirmation: '' },
  });
  const submit = handleSubmit(async ({ password }) => {
    try {
      await updatePassword(password);
    } catch {
      return; // It arrives as `error`.
    }
    await onUpdated();
  });

  return (
    <form noValidate className="space-y-5" onSubmit={submit}>
      {error && !formState.isSubmitting && <AuthErrorNotice error={error} />}
      <PasswordField
        {...register('password')}
        label="Nova senha"
        autoComplete="new-password"
        hint="Mínimo de 6 caracteres"
        required
        error={formState.errors.password?.message}
      />
      <PasswordField
        {...register('confirmation')}
        label="Confirmar nova senha"
        autoComplete="new-password"
        required
        error={formState.errors.confirmation?.message}
      />
      <Button
        type="submit"
        size="lg"
        className="w-full"
        isBusy={formState.isSubmitting}
        busyLabel="Atualizando..."
      >
        Atualizar Senha
      </Button>
    </form>
  );
}
