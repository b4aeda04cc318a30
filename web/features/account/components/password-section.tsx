import { Notice } from '../../../components/ui/notice.tsx';
import { useChangePassword } from '../api/change-password.ts';
import type { Account } from '../api/get-account-overview.ts';
import { AccountSection } from './account-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { UnfoldingForm } from './unfolding-form.tsx';

/** A new password, or a first one. */
export function PasswordSection({ userId, account }: { userId: string; account: Account }) {
  const change = useChangePassword(userId);
  const { email, hasPassword } = account;
  return (
    <AccountSection title="Senha" lead={hasPassword ? leads.change : leads.create}>
      {change.isSuccess && (
        <Notice tone="success" title="Senha nova valendo.">
          Por segurança, os outros aparelhos saíram da sua conta.
        </Notice>
      )}
      <UnfoldingForm label={hasPassword ? 'Trocar a senha' : 'Criar uma senha'} onOpen={change.reset}>
        {(close) => (
          <PasswordForm
            email={email}
            hasPassword={hasPassword}
            error={change.error}
            onSubmit={(passwords) => change.mutateAsync(passwords).then(close)}
            onGiveUp={() => {
              change.reset();
              close();
            }}
          />
        )}
      </UnfoldingForm>
    </AccountSection>
  );
}

const leads = {
  change: 'Quando ela muda, os outros aparelhos saem da sua conta.',
  create: 'Sua conta ainda não tem uma. Com ela você entra também por e-mail e senha.',
};
