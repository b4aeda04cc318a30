import { useSearchParams } from 'react-router';
import { PortalPage } from '../features/sandbox/components/portal-page.tsx';
import { SandboxFrame } from '../features/sandbox/components/sandbox-frame.tsx';
import { useSession } from '../lib/session.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useRefreshMoney } from './use-refresh-money.ts';

/** /sandbox-portal: the customer portal of an environment where no money moves. */
export function Component() {
  useDocumentTitle('Portal de demonstração');
  const { user } = useSession();
  const [parameters] = useSearchParams();
  const refresh = useRefreshMoney(user?.id ?? '');
  return (
    <SandboxFrame>
      {user && (
        <PortalPage key={user.id} userId={user.id} priceId={parameters.get('price_id')} onChanged={refresh} />
      )}
    </SandboxFrame>
  );
}
