import type { Session } from '@supabase/auth-js';
import { lazy, Suspense } from 'react';
import { Notice } from '../../../components/ui/notice.tsx';
import { isSecondFactorPending } from '../../../lib/kept-session.ts';
import { paths } from '../../../lib/paths.ts';
import { useNavigate } from '../../../lib/routing/use-navigate.ts';
import { getRuntimeConfig } from '../../../lib/runtime-config.ts';
import { useSignIn } from '../api/sign-in.ts';
import { authErrorCode } from '../auth-error.ts';
import type { CaptchaProof } from '../captcha/use-captcha.ts';
import type { Credentials } from '../credentials.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { OrDivider } from './or-divider.tsx';
import { TextLink } from './text-link.tsx';

const ResendConfirmation = lazy(async () => {
  const { ResendConfirmation } = await import('./resend-confirmation.tsx');
  return { default: ResendConfirmation };
});

interface LoginFormProps {
  isPasswordUpdated: boolean;
  /** The address to go to once signed in. */
  findNextScreen: (session: Session) => Promise<string>;
}

/** Signs in and goes on. */
export function LoginForm({ isPasswordUpdated, findNextScreen }: LoginFormProps) {
  const navigate = useNavigate();
  const { send, error, input } = useSignIn();

  async function onSubmit(credentials: Credentials & CaptchaProof) {
    const session = await send(credentials);
    // The screen asks for the second factor instead.
    if (isSecondFactorPending(session)) return;
    await navigate(await findNextScreen(session), { replace: true });
  }

  return (
    <>
      {isPasswordUpdated && (
        <Notice tone="success" className="mb-6">
          Senha atualizada com sucesso! Faça login com sua nova senha.
        </Notice>
      )}
      <CredentialsForm
        submitLabel="Entrar"
        busyLabel="Entrando..."
        error={error}
        passwordPurpose="current-password"
        besidePassword={
          <p className="-mt-3 mb-2">
            <TextLink to={paths.forgotPassword.getHref()}>Esqueceu a senha?</TextLink>
          </p>
        }
        onSubmit={onSubmit}
      />
      {error && authErrorCode(error) === 'email_not_confirmed' && input && (
        <div className="mt-4">
          <Suspense fallback={null}>
            <ResendConfirmation key={input.email} email={input.email} />
          </Suspense>
        </div>
      )}
      <OrDivider />
      <GoogleButton />
      {getRuntimeConfig().isSignUpOpen && (
        <p className="mt-4">
          <TextLink to={paths.register.getHref()}>Não tem uma conta? Registre-se</TextLink>
        </p>
      )}
    </>
  );
}
