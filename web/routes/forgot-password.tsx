import { AuthLayout } from '../features/auth/components/auth-layout.tsx';
import { ForgotPasswordForm } from '../features/auth/components/forgot-password-form.tsx';
import { LinkNotice } from '../features/auth/components/link-notice.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';

/** /forgot-password */
export function Component() {
  useDocumentTitle('Esqueceu a senha?');
  return (
    <AuthLayout
      title="Esqueceu a senha?"
      lead="Acontece. Diga seu e-mail e mandamos o caminho para criar outra."
    >
      <LinkNotice />
      <ForgotPasswordForm />
    </AuthLayout>
  );
}
