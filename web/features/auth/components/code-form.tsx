import { useVerifyCode } from '../api/verify-code.ts';
import { DigitsForm } from './digits-form.tsx';

interface CodeFormProps {
  email: string;
  /** What the mail was for. */
  type: 'signup' | 'recovery';
  submitLabel: string;
  /** Called once signed in. */
  onVerified: () => unknown;
}

/** The digits of a mail, for whoever reads it on another device. */
export function CodeForm({ email, type, submitLabel, onVerified }: CodeFormProps) {
  const { send, error } = useVerifyCode();
  return (
    <DigitsForm
      label="Código do e-mail"
      submitLabel={submitLabel}
      error={error}
      onSubmit={async (code) => {
        await send({ email, code, type });
        await onVerified();
      }}
    />
  );
}
