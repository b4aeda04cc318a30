import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Notice } from '../components/ui/notice.tsx';
import { Waiting } from '../components/ui/waiting.tsx';
import { LinkNotice } from '../features/auth/components/link-notice.tsx';
import { LoginForm } from '../features/auth/components/login-form.tsx';
import { paths } from '../lib/paths.ts';
import { useNavigate } from '../lib/routing/use-navigate.ts';
import { useSession } from '../lib/session.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useIsSecondFactorPending } from '../lib/use-is-second-factor-pending.ts';
import { EntryLayout } from './entry-layout.tsx';
import { screenAfterSignIn } from './screen-after-sign-in.ts';

// Few accounts have a second factor, and nobody's is asked for before the password.
const SecondFactorForm = lazy(async () => {
  const { SecondFactorForm } = await import('../features/auth/components/second-factor-form.tsx');
  return { default: SecondFactorForm };
});

/** /login. Also shown to someone signed in: the notice after a new password must be seen. */
export function Component() {
  useDocumentTitle('Entrar');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { user } = useSession();
  if (useIsSecondFactorPending() && user) {
    return (
      <EntryLayout title="Só mais um passo" lead="Sua conta tem verificação em duas etapas.">
        <Suspense fallback={<Waiting />}>
          <SecondFactorForm
            userId={user.id}
            onShown={() => navigate(paths.dashboard.getHref(), { replace: true })}
          />
        </Suspense>
      </EntryLayout>
    );
  }
  return (
    <EntryLayout title="Entrar" lead="Sua próxima primeira frase está esperando.">
      <LinkNotice />
      {parameters.get('message') === 'account-deleted' && (
        <Notice tone="success" className="mb-6">
          Sua conta foi excluída.
        </Notice>
      )}
      <LoginForm
        isPasswordUpdated={parameters.get('message') === 'password-updated'}
        findNextScreen={screenAfterSignIn}
      />
    </EntryLayout>
  );
}
