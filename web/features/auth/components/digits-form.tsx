import { zodResolver } from '@hookform/resolvers/zod';
import type { AuthError } from '@supabase/auth-js';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { AuthErrorNotice } from './auth-error-notice.tsx';

interface DigitsFormProps {
  label: string;
  submitLabel: string;
  error: AuthError | null;
  /** Settles when the work is over; a rejection is expected to arrive as `error` too. */
  onSubmit: (code: string) => Promise<unknown>;
}

const formSchema = z.object({
  code: z
    .string()
    .transform((text) => text.replace(/\D/gu, ''))
    .pipe(z.string().length(6, 'O código tem 6\u00a0números. Confira e digite de novo.')),
});

/** Six digits, however they are spaced. */
export function DigitsForm({ label, submitLabel, error, onSubmit }: DigitsFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { code: '' },
  });
  const submit = handleSubmit(({ code }) => onSubmit(code).catch(() => {}));
  return (
    <form noValidate className="space-y-4" onSubmit={submit}>
      {error && !formState.isSubmitting && <AuthErrorNotice error={error} />}
      <TextField
        {...register('code')}
        label={label}
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
        busyLabel="Conferindo…"
      >
        {submitLabel}
      </Button>
    </form>
  );
}
