import { Notice } from '../../../components/ui/notice.tsx';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from './text-link.tsx';

/** In place of the form where the operator takes no new accounts. */
export function ClosedRegistration() {
  return (
    <>
      <Notice title="Novos cadastros estão fechados no momento.">
        Se você já tem uma conta, ela continua funcionando.
      </Notice>
      <p className="mt-4">
        <TextLink to={paths.login.getHref()}>Já tem uma conta? Entre</TextLink>
      </p>
    </>
  );
}
