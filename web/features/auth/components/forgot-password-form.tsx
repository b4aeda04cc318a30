import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { paths } from '../../../lib/paths.ts';
import { useRequestPasswordReset } from '../api/request-password-reset.ts';
import { emailSchema } from '../credentials.ts';
import { AuthErrorNotice } from './auth-error-notice.tsx';
import { EmailField } from './email-field.tsx';
import { TextLink } from './text-link.tsx';

const formSchema = z.object({ email: emailSchema });

/** Asks for the mail that leads to a new password. */
export function ForgotPasswordForm() {
  const { mutateAsync, isSuccess, error } = useRequestPasswordReset();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { email: '' },
  });
  const isWorking = formState.isSubmitting;
  // A refusal arrives as `error`; here it only ends the wait.
  const submit = handleSubmit(({ email }) => mutateAsync(email).catch(() => {}));

  return (
    <form noValidate className="space-y-5" onSubmit={submit}>
      {isSuccess && !isWorking && (
        <Notice tone="success">Instruções para redefinir sua senha foram enviadas para seu email.</Notice>
      )}
      {error && !isWorking && <AuthErrorNotice error={error} />}
      <EmailField {...register('email')} error={formState.errors.email?.message} />
      <Button type="submit" size="lg" className="w-full" isBusy={isWorking} busyLabel="Enviando...">
        Enviar Instruções
      </Button>
      <p>
        <TextLink to={paths.login.getHref()}>Voltar para o login</TextLink>
      </p>
    </form>
  );
}
