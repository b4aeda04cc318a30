import { paths } from '../../../lib/paths.ts';
import { useNavigate } from '../../../lib/routing/use-navigate.ts';
import { useSignUp } from '../api/sign-up.ts';
import type { CaptchaProof } from '../captcha/use-captcha.ts';
import type { Credentials } from '../credentials.ts';
import { ConfirmEmail } from './confirm-email.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { OrDivider } from './or-divider.tsx';
import { TextLink } from './text-link.tsx';

/** Creates an account and goes to the second step, or asks to confirm the e-mail where the server demands it. */
export function RegisterForm() {
  const navigate = useNavigate();
  const { send, output: session, error, input } = useSignUp();

  async function onSubmit(credentials: Credentials & CaptchaProof) {
    const created = await send(credentials);
    if (created) await navigate(paths.secondStep.getHref(), { replace: true });
  }

  if (session === null && input) return <ConfirmEmail email={input.email} />;

  return (
    <>
      <CredentialsForm
        submitLabel="Criar conta"
        busyLabel="Criando sua conta…"
        error={error}
        passwordPurpose="new-password"
        passwordHint="Mínimo de 6 caracteres"
        onSubmit={onSubmit}
      />
      <OrDivider />
      <GoogleButton />
      <p className="mt-4">
        <TextLink to={paths.login.getHref()}>Já tem uma conta? Entre</TextLink>
      </p>
    </>
  );
}
