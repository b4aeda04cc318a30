import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '../../../components/ui/text-field.tsx';
import { getRuntimeConfig } from '../../../lib/runtime-config.ts';
import { FormActions } from './form-actions.tsx';
import { ProblemNotice } from './problem-notice.tsx';

interface EmailFormProps {
  /** The present one. */
  email: string;
  error: Error | null;
  /** Settles when the work is over; a rejection is expected to arrive as `error` too. */
  onSubmit: (email: string) => Promise<void>;
  onGiveUp: () => void;
}

/** Another e-mail, and what it takes until it counts. */
export function EmailForm({ email, error, onSubmit, onGiveUp }: EmailFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newEmailSchema(email)),
    defaultValues: { email: '' },
  });
  const isBusy = formState.isSubmitting;
  const submit = handleSubmit((form) => onSubmit(form.email).catch(() => {}));
  return (
    <form noValidate className="space-y-5" onSubmit={submit}>
      <TextField
        {...register('email')}
        label="Novo e-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={getRuntimeConfig().isMailConfirmationRequired ? bothConfirm : 'A troca vale na hora.'}
        error={formState.errors.email?.message}
      />
      {!isBusy && <ProblemNotice error={error} />}
      <FormActions label="Trocar o e-mail" busyLabel="Trocando…" isBusy={isBusy} onGiveUp={onGiveUp} />
    </form>
  );
}

const bothConfirm =
  'Vamos mandar um link para o endereço de agora e outro para o novo. A troca só vale depois que os dois confirmarem.';

/** The service judges the rest; here only what is plainly missing. */
function newEmailSchema(present: string) {
  return z.object({
    email: z
      .string()
      .trim()
      .min(1, 'Digite o novo e-mail.')
      .regex(/^[^\s@]+@[^\s@]+$/, 'Este e-mail parece incompleto: confira o que vem antes e depois do @.')
      .refine((typed) => typed.toLowerCase() !== present.toLowerCase(), 'Este já é o seu e-mail.'),
  });
}
