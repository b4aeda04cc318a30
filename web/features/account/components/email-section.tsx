import { Notice } from '../../../components/ui/notice.tsx';
import { getRuntimeConfig } from '../../../lib/runtime-config.ts';
import { useChangeEmail } from '../api/change-email.ts';
import type { Account } from '../api/get-account-overview.ts';
import { AccountSection } from './account-section.tsx';
import { EmailForm } from './email-form.tsx';
import { EmailText } from './email-text.tsx';
import { UnfoldingForm } from './unfolding-form.tsx';

/** The address that one signs in with, and another in its place. */
export function EmailSection({ userId, account }: { userId: string; account: Account }) {
  const change = useChangeEmail(userId);
  const { email, newEmail } = account;
  const isConfirmed = getRuntimeConfig().isMailConfirmationRequired;
  return (
    <AccountSection title="E-mail" lead="É com ele que você entra e recebe nossas mensagens.">
      <p className="font-semibold font-title text-xl">
        <EmailText email={email} />
      </p>
      {newEmail && <PendingChange email={email} newEmail={newEmail} />}
      {change.isSuccess && !isConfirmed && (
        <Notice tone="success">E-mail trocado. Da próxima vez, entre com ele.</Notice>
      )}
      <UnfoldingForm label="Trocar o e-mail" onOpen={change.reset}>
        {(close) => (
          <EmailForm
            email={email}
            error={change.error}
            onSubmit={(next) => change.mutateAsync(next).then(close)}
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

function PendingChange({ email, newEmail }: { email: string; newEmail: string }) {
  return (
    <Notice title="Falta confirmar a troca">
      Mandamos um link para <strong className="wrap-anywhere">{email}</strong> e outro para{' '}
      <strong className="wrap-anywhere">{newEmail}</strong>. O e-mail só troca depois que os dois confirmarem;
      até lá, tudo continua como está.
    </Notice>
  );
}
