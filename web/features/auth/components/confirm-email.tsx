import { Notice } from '../../../components/ui/notice.tsx';
import { paths } from '../../../lib/paths.ts';
import { useNavigate } from '../../../lib/routing/use-navigate.ts';
import { CodeForm } from './code-form.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { TextLink } from './text-link.tsx';

/** The account waits for its mailbox: the link is opened there, or the code is typed here. */
export function ConfirmEmail({ email }: { email: string }) {
  const navigate = useNavigate();
  return (
    <div className="space-y-6">
      <Notice tone="success" title="Confirme seu e-mail">
        Enviamos um link e um código para <strong className="break-all">{email}</strong>. Abra o link ou
        digite o código aqui. Olhe também no spam.
      </Notice>
      <CodeForm
        email={email}
        type="signup"
        submitLabel="Confirmar e continuar"
        onVerified={() => navigate(paths.secondStep.getHref(), { replace: true })}
      />
      <ResendConfirmation email={email} isJustSent />
      <p>
        <TextLink to={paths.login.getHref()}>Já confirmei, quero entrar</TextLink>
      </p>
    </div>
  );
}
