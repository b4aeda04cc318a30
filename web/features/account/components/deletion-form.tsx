import { useForm } from 'react-hook-form';
import type { DeleteAccountInput } from '../../../../shared/account.ts';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { FunctionError } from '../../../lib/functions.ts';
import type { Account } from '../api/get-account-overview.ts';
import { EmailText } from './email-text.tsx';
import { ProblemNotice } from './problem-notice.tsx';

interface DeletionFormProps {
  id: string;
  account: Account;
  isBusy: boolean;
  error: Error | null;
  onConfirm: (input: DeleteAccountInput) => Promise<unknown>;
}

interface Proof {
  confirmation: string;
  password: string;
}

/** The proof that it is the person, and that they mean it. */
export function DeletionForm({ id, account, isBusy, error, onConfirm }: DeletionFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<Proof>({
    defaultValues: { confirmation: '', password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(async ({ confirmation, password }) => {
    if (isBusy) return;
    const proof = account.hasPassword ? { confirmation, password } : { confirmation };
    await onConfirm(proof).catch((problem: unknown) => {
      const field = fieldOf(problem);
      if (field && problem instanceof Error)
        setError(field, { message: problem.message }, { shouldFocus: true });
    });
  });
  return (
    <form id={id} noValidate className="mt-5 space-y-4 border-line border-t pt-4" onSubmit={submit}>
      <TextField
        {...register('confirmation', {
          validate: (typed) => isSameEmail(typed, account.email) || 'Não é igual ao e-mail desta conta.',
        })}
        label="Digite o e-mail da conta"
        hint={<EmailText email={account.email} />}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.confirmation?.message}
      />
      {account.hasPassword && (
        <PasswordField
          {...register('password', { validate: (typed) => typed !== '' || 'Digite sua senha.' })}
          label="Sua senha"
          autoComplete="current-password"
          required
          error={errors.password?.message}
        />
      )}
      {!isBusy && fieldOf(error) === null && <ProblemNotice error={error} />}
    </form>
  );
}

function isSameEmail(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase();
}

/** The field that a refusal is about, if it is about one. */
function fieldOf(problem: unknown): keyof Proof | null {
  if (!(problem instanceof FunctionError)) return null;
  if (problem.code === 'wrong_confirmation') return 'confirmation';
  return problem.code === 'wrong_password' ? 'password' : null;
}
