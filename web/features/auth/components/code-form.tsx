import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { useVerifyCode } from '../api/verify-code.ts';
import { AuthErrorNotice } from './auth-error-notice.tsx';

interface CodeFormProps {
  email: string;
  /** What the mail was for. */
  type: 'signup' | 'recovery';
  submitLabel: string;
  /** Called once signed in. */
  onVerified: () => unknown;
}

const formSchema = z.object({
  code: z
    .string()
    .transform((text) => text.replace(/\D/gu, ''))
    .pipe(z.string().length(6, 'O código tem 6 números. Confira no e-mail.')),
});

/** The digits of a mail, for whoever reads it on another device. */
export function CodeForm({ email, type, submitLabel, onVerified }: CodeFormProps) {
  const { mutateAsync, error } = useVerifyCode();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { code: '' },
  });
  const submit = handleSubmit(async ({ code }) => {
    try {
      await mutateAsync({ email, code, type });
    } catch {
      return; // It arrives as `error`.
    }
    await onVerified();
  });

  return (
    <form noValidate className="space-y-4" onSubmit={submit}>
      {error && !formState.isSubmitting && <AuthErrorNotice error={error} />}
      <TextField
        {...register('code')}
        label="Código do e-mail"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        placeholder="000000"
        required
        error={formState.errors.code?.message}
      />
      <Button
        type="submit"
        size="lg"
        className="w-full"
        isBusy={formState.isSubmitting}
        busyLabel="Conferindo..."
      >
        {submitLabel}
      </Button>
    </form>
  );
}
