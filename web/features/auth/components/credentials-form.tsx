import type { AuthError } from '@supabase/auth-js';
import { type ReactNode, useEffect } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { loadWhenIdle } from '../../../lib/when-idle.ts';
import { type CaptchaProof, useCaptcha } from '../captcha/use-captcha.ts';
import type { Credentials } from '../credentials.ts';
import { AuthErrorNotice } from './auth-error-notice.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { EmailField } from './email-field.tsx';

interface CredentialsFormProps {
  submitLabel: string;
  busyLabel: string;
  error: AuthError | null;
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
  const { register, handleSubmit, formState } = useForm<Credentials>({
    resolver: resolveLater,
    defaultValues: { email: '', password: '' },
  });
  useEffect(() => loadWhenIdle(loadCheck), []);
  // The form stays busy from the click until the promise settles, so a second click finds the button disabled.
  const submit = handleSubmit((credentials) =>
    captcha.spend((proof) => onSubmit({ ...credentials, ...proof })).catch(() => {}),
  );

  return (
    <form noValidate className="space-y-5" onSubmit={submit}>
      {error && !formState.isSubmitting && <AuthErrorNotice error={error} />}
      <EmailField {...register('email')} error={formState.errors.email?.message} />
      <PasswordField
        {...register('password')}
        label="Senha"
        autoComplete={texts.passwordPurpose}
        hint={texts.passwordHint}
        required
        error={formState.errors.password?.message}
      />
      {texts.besidePassword}
      <CaptchaField captcha={captcha} />
      <Button
        type="submit"
        size="lg"
        className="w-full"
        disabled={!captcha.isReady}
        isBusy={formState.isSubmitting}
        busyLabel={texts.busyLabel}
      >
        {texts.submitLabel}
      </Button>
    </form>
  );
}

// Nothing is checked before the form is sent, so the check may come after the form.
const loadCheck = () => import('../resolve-credentials.ts');
const resolveLater: Resolver<Credentials> = async (values, context, options) =>
  (await loadCheck()).resolveCredentials(values, context, options);
