import type { DeleteAccountInput } from '../../../../shared/account.ts';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { FunctionError } from '../../../lib/function-error.ts';
import { type Problems, useCheckedForm } from '../../../lib/use-checked-form.ts';
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

type Proof = DeleteAccountInput;

/** The proof that it is the person, and that they mean it. */
export function DeletionForm({ id, account, isBusy, error, onConfirm }: DeletionFormProps) {
  const { form, problems } = useCheckedForm<Proof>({
    read: (textOf) => ({
      confirmation: textOf('confirmation'),
      ...(account.hasPassword && { password: textOf('password') }),
    }),
    check: (proof) => checkProof(proof, account.email),
    onSubmit: async (proof) => isBusy || onConfirm(proof),
    problemsOf,
  });
  return (
    <form {...form} id={id} className="mt-5 space-y-4 border-line border-t pt-4">
      <TextField
        name="confirmation"
        label="Digite o e-mail da conta"
        hint={<EmailText email={account.email} />}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={problems.confirmation}
      />
      {account.hasPassword && (
        <PasswordField
          name="password"
          label="Sua senha"
          autoComplete="current-password"
          required
          error={problems.password}
        />
      )}
      {!isBusy && fieldOf(error) === null && <ProblemNotice error={error} />}
    </form>
  );
}

function checkProof({ confirmation, password }: Proof, email: string): Problems<Proof> {
  const isSame = confirmation.trim().toLowerCase() === email.toLowerCase();
  return {
    confirmation: isSame ? undefined : 'Não é igual ao e-mail desta conta.',
    password: password === '' ? 'Digite sua senha.' : undefined,
  };
}

/** What a refusal says about a field. */
function problemsOf(problem: unknown): Problems<Proof> {
  const field = fieldOf(problem);
  return field && problem instanceof Error ? { [field]: problem.message } : {};
}

/** The field that a refusal is about, if it is about one. */
function fieldOf(problem: unknown): keyof Proof | null {
  if (!(problem instanceof FunctionError)) return null;
  if (problem.code === 'wrong_confirmation') return 'confirmation';
  return problem.code === 'wrong_password' ? 'password' : null;
}
