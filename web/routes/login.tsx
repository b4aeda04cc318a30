import { useSearchParams } from 'react-router';
import { AuthLayout } from '../features/auth/components/auth-layout.tsx';
import { LinkErrorNotice } from '../features/auth/components/link-error-notice.tsx';
import { LoginForm } from '../features/auth/components/login-form.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';

/** /login. Also shown to someone signed in: the notice after a new password must be seen. */
export function Component() {
  useDocumentTitle('Entrar');
  const [parameters] = useSearchParams();
  return (
    <AuthLayout title="Entrar" lead="Sua próxima primeira frase está esperando.">
      <LinkErrorNotice />
      <LoginForm isPasswordUpdated={parameters.get('message') === 'password-updated'} />
    </AuthLayout>
  );
}
