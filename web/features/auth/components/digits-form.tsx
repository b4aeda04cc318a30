import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { AuthErrorNotice } from './auth-error-notice.tsx';

interface DigitsFormProps {
  label: string;
  submitLabel: string;
  error: Error | null;
  /** Settles when the work is over; a rejection is expected to arrive as `error` too. */
  onSubmit: (code: string) => Promise<unknown>;
}

/** Six digits, however they are spaced. */
export function DigitsForm({ label, submitLabel, error, onSubmit }: DigitsFormProps) {
  const { form, problems, isSending } = useCheckedForm({
    read: (textOf) => ({ code: textOf('code').replace(/\D/gu, '') }),
    check: ({ code }) => (code.length === 6 ? {} : { code: wrongLength }),
    onSubmit: ({ code }) => onSubmit(code),
  });
  return (
    <form {...form} className="space-y-4">
      {error && !isSending && <AuthErrorNotice error={error} />}
      <TextField
        name="code"
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        placeholder="000000"
        required
        error={problems.code}
      />
      <Button type="submit" size="lg" className="w-full" isBusy={isSending} busyLabel="Conferindo…">
        {submitLabel}
      </Button>
    </form>
  );
}

const wrongLength = 'O código tem 6\u00a0números. Confira e digite de novo.';
