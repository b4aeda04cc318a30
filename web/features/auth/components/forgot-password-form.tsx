import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { emailProblem } from '../../../lib/email-problem.ts';
import { paths } from '../../../lib/paths.ts';
import { useNavigate } from '../../../lib/routing/use-navigate.ts';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { useRequestPasswordReset } from '../api/request-password-reset.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { AuthErrorNotice } from './auth-error-notice.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailField } from './email-field.tsx';
import { TextLink } from './text-link.tsx';

/** Asks for the mail that leads to a new password. */
export function ForgotPasswordForm() {
  const navigate = useNavigate();
  const { send, isSuccess, error, input } = useRequestPasswordReset();
  const captcha = useCaptcha();
  const { form, problems, isSending } = useCheckedForm({
    read: (textOf) => ({ email: textOf('email').trim() }),
    check: ({ email }) => ({ email: emailProblem(email) }),
    onSubmit: ({ email }) => captcha.spend((proof) => send({ email, ...proof })),
  });

  return (
    <div className="space-y-8">
      <form {...form} className="space-y-5">
        {isSuccess && !isSending && (
          <Notice tone="success">Instruções para redefinir sua senha foram enviadas para seu email.</Notice>
        )}
        {error && !isSending && <AuthErrorNotice error={error} />}
        <EmailField name="email" error={problems.email} />
        <CaptchaField captcha={captcha} />
        <Button
          type="submit"
          size="lg"
          className="w-full"
          disabled={!captcha.isReady}
          isBusy={isSending}
          busyLabel="Enviando..."
        >
          Enviar Instruções
        </Button>
      </form>
      {isSuccess && !isSending && input && (
        <section aria-label="Já tem o código?" className="space-y-4 border-t border-line pt-6">
          <p className="text-ink-soft">
            Abriu o e-mail em outro aparelho? Digite aqui o código que veio nele.
          </p>
          <CodeForm
            email={input.email}
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
