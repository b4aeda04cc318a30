import { Notice } from '../../../components/ui/notice.tsx';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from './text-link.tsx';

/** The account waits for its mailbox. */
export function ConfirmEmail({ email }: { email: string }) {
  return (
    <>
      <Notice tone="success" title="Confirme seu e-mail">
        Enviamos um link para <strong className="break-all">{email}</strong>. Abra-o neste aparelho para
        terminar o cadastro. Não chegou? Olhe também no spam.
      </Notice>
      <p className="mt-4">
        <TextLink to={paths.login.getHref()}>Já confirmei, quero entrar</TextLink>
      </p>
    </>
  );
}
