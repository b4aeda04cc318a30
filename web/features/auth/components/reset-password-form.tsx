import { Button } from '../../../components/ui/button.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { useUpdatePassword } from '../api/update-password.ts';
import { checkNewPassword } from '../new-password.ts';
import { AuthErrorNotice } from './auth-error-notice.tsx';

/** Sets a new password. `onUpdated` settles when the next screen is there. */
export function ResetPasswordForm({ onUpdated }: { onUpdated: () => Promise<void> }) {
  const { send: updatePassword, error } = useUpdatePassword();
  const { form, problems, isSending } = useCheckedForm({
    read: (textOf) => ({ password: textOf('password'), confirmation: textOf('confirmation') }),
    check: checkNewPassword,
    onSubmit: async ({ password }) => {
      await updatePassword(password);
      await onUpdated();
    },
  });

  return (
    <form {...form} className="space-y-5">
      {error && !isSending && <AuthErrorNotice error={error} />}
      <PasswordField
        name="password"
        label="Nova senha"
        autoComplete="new-password"
        hint="Mínimo de 6 caracteres"
        required
        error={problems.password}
      />
      <PasswordField
        name="confirmation"
        label="Confirmar nova senha"
        autoComplete="new-password"
        required
        error={problems.confirmation}
      />
      <Button type="submit" size="lg" className="w-full" isBusy={isSending} busyLabel="Atualizando...">
        Atualizar Senha
      </Button>
    </form>
  );
}
