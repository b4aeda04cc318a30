import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { paths } from '../../../lib/paths.ts';
import { useRequestPasswordReset } from '../api/request-password-reset.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { emailSchema } from '../credentials.ts';
import { AuthErrorNotice } from './auth-error-notice.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailField } from './email-field.tsx';
import { TextLink } from './text-link.tsx';

const formSchema = z.object({ email: emailSchema });

/** Asks for the mail that leads to a new password. */
export function ForgotPasswordForm() {
  const navigate = useNavigate();
  const { mutateAsync, isSuccess, error, variables } = useRequestPasswordReset();
  const captcha = useCaptcha();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { email: '' },
  });
  const isWorking = formState.isSubmitting;
  // A refusal arrives as `error`; here it only ends the wait.
  const submit = handleSubmit(({ email }) =>
    captcha.spend((proof) => mutateAsync({ email, ...proof })).catch(() => {}),
  );

  return (
    <div className="space-y-8">
      <form noValidate className="space-y-5" onSubmit={submit}>
        {isSuccess && !isWorking && (
          <Notice tone="success">Instruções para redefinir sua senha foram enviadas para seu email.</Notice>
        )}
        {error && !isWorking && <AuthErrorNotice error={error} />}
        <EmailField {...register('email')} error={formState.errors.email?.message} />
        <CaptchaField captcha={captcha} />
        <Button
          type="submit"
          size="lg"
          className="w-full"
          disabled={!captcha.isReady}
          isBusy={isWorking}
          busyLabel="Enviando..."
        >
          Enviar Instruções
        </Button>
      </form>
      {isSuccess && !isWorking && variables && (
        <section aria-label="Já tem o código?" className="space-y-4 border-t border-line pt-6">
          <p className="text-ink-soft">
            Abriu o e-mail em outro aparelho? Digite aqui o código que veio nele.
          </p>
          <CodeForm
            email={variables.email}
            type="recovery"
            submitLabel="Continuar com o código"
            onVerified={() => navigate(paths.resetPassword.getHref())}
          />
        </section>
      )}
      <p>
        <TextLink to={paths.login.getHref()}>Voltar para o login</TextLink>
      </p>
    </div>
  );
}
