import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { type CaptchaProof, useCaptcha } from '../captcha/use-captcha.ts';
import { type Credentials, checkCredentials } from '../credentials.ts';
import { AuthErrorNotice } from './auth-error-notice.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { EmailField } from './email-field.tsx';

interface CredentialsFormProps {
  submitLabel: string;
  busyLabel: string;
  error: Error | null;
  /** Tells password managers whether to fill in or to suggest. */
  passwordPurpose: 'current-password' | 'new-password';
  passwordHint?: string;
  besidePassword?: ReactNode;
  /** Settles when the work is over; a rejection is expected to arrive as `error` too. */
  onSubmit: (credentials: Credentials & CaptchaProof) => Promise<void>;
}

/** E-mail and password. The first field at fault gets the focus. */
export function CredentialsForm({ error, onSubmit, ...texts }: CredentialsFormProps) {
  const captcha = useCaptcha();
  const { form, problems, isSending } = useCheckedForm<Credentials>({
    read: (textOf) => ({ email: textOf('email').trim(), password: textOf('password') }),
    check: checkCredentials,
    onSubmit: (credentials) => captcha.spend((proof) => onSubmit({ ...credentials, ...proof })),
  });

  return (
    <form {...form} className="space-y-5">
      {error && !isSending && <AuthErrorNotice error={error} />}
      <EmailField name="email" error={problems.email} />
      <PasswordField
        name="password"
        label="Senha"
        autoComplete={texts.passwordPurpose}
        hint={texts.passwordHint}
        required
        error={problems.password}
      />
      {texts.besidePassword}
      <CaptchaField captcha={captcha} />
      <Button
        type="submit"
        size="lg"
        className="w-full"
        disabled={!captcha.isReady}
        isBusy={isSending}
        busyLabel={texts.busyLabel}
      >
        {texts.submitLabel}
      </Button>
    </form>
  );
}
