import { ClosedRegistration } from '../features/auth/components/closed-registration.tsx';
import { RegisterForm } from '../features/auth/components/register-form.tsx';
import { getRuntimeConfig } from '../lib/runtime-config.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { EntryLayout } from './entry-layout.tsx';

/** /register */
export function Component() {
  useDocumentTitle('Registrar');
  const { freeCredits, isSignUpOpen } = getRuntimeConfig();
  if (!isSignUpOpen) {
    return (
      <EntryLayout title="Registrar">
        <ClosedRegistration />
      </EntryLayout>
    );
  }
  const lead =
    freeCredits > 1
      ? `Você começa com ${freeCredits}\u00a0créditos grátis, sem cartão.`
      : 'Do tema à primeira frase em segundos.';
  return (
    <EntryLayout title="Registrar" lead={lead}>
      <RegisterForm />
    </EntryLayout>
  );
}
