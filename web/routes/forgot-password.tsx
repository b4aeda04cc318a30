import { ForgotPasswordForm } from '../features/auth/components/forgot-password-form.tsx';
import { LinkNotice } from '../features/auth/components/link-notice.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { EntryLayout } from './entry-layout.tsx';

/** /forgot-password */
export function Component() {
  useDocumentTitle('Esqueceu a senha?');
  return (
    <EntryLayout
      title="Esqueceu a senha?"
      lead="Acontece. Diga seu e-mail e mandamos o caminho para criar outra."
    >
      <LinkNotice />
      <ForgotPasswordForm />
    </EntryLayout>
  );
}
