import { ConfirmAccount } from '../features/auth/components/confirm-account.tsx';
import { getArrival } from '../lib/arrival/arrival.ts';
import { useSession } from '../lib/session.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { EntryLayout } from './entry-layout.tsx';

/** Any address with a session that this browser did not ask for, such as a mail's link opened on another device. */
export function Component() {
  const arrival = getArrival();
  const type = arrival?.kind === 'offer' ? arrival.type : null;
  const title = titles[type ?? ''] ?? 'Entrar nesta conta?';
  useDocumentTitle(title);
  const { user } = useSession();
  return (
    <EntryLayout title={title}>
      {arrival?.kind === 'offer' && (
        <ConfirmAccount accessToken={arrival.accessToken} presentEmail={user?.email ?? null} />
      )}
    </EntryLayout>
  );
}

const titles: Record<string, string> = {
  signup: 'E-mail confirmado',
  recovery: 'Criar uma nova senha?',
  email_change: 'E-mail trocado',
};
