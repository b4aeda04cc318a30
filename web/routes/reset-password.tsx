import { useState } from 'react';
import { Navigate } from 'react-router';
import { useSignOut } from '../features/auth/api/sign-out.ts';
import { ResetPasswordForm } from '../features/auth/components/reset-password-form.tsx';
import { SecondFactorForm } from '../features/auth/components/second-factor-form.tsx';
import { paths } from '../lib/paths.ts';
import { useNavigate } from '../lib/routing/use-navigate.ts';
import { useSession } from '../lib/session.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useIsSecondFactorPending } from '../lib/use-is-second-factor-pending.ts';
import { EntryLayout } from './entry-layout.tsx';

/** /reset-password. The link of the mail signs in on the way here; whoever comes without it asks for one. */
export function Component() {
  useDocumentTitle('Nova senha');
  const navigate = useNavigate();
  const { status, user, isSettled } = useSession();
  const { send: signOut } = useSignOut();
  const isPending = useIsSecondFactorPending();
  const [isUpdated, setIsUpdated] = useState(false);

  async function onUpdated() {
    setIsUpdated(true);
    // The new password is to be used: whoever cannot be signed out goes on to the login all the same.
    await signOut().catch(() => {});
    await navigate(paths.login.getHref({ message: 'password-updated' }), { replace: true });
  }

  if (status === 'signed-out' && !isUpdated) return <Navigate to={paths.forgotPassword.getHref()} replace />;
  // The link may be for another account than the one that this browser remembers.
  if (!isSettled) {
    return (
      <EntryLayout title="Sessão Inválida" lead="Verificando sua sessão de redefinição de senha...">
        <span role="status" />
      </EntryLayout>
    );
  }
  if (isPending && user) {
    return (
      <EntryLayout title="Confirme que é você" lead="Sua conta tem verificação em duas etapas.">
        {/* Once shown, the session says so, and this page goes on by itself. */}
        <SecondFactorForm userId={user.id} onShown={() => {}} />
      </EntryLayout>
    );
  }
  return (
    <EntryLayout title="Crie sua nova senha" lead={user ? `Para a conta ${user.email}.` : null}>
      <ResetPasswordForm onUpdated={onUpdated} />
    </EntryLayout>
  );
}
