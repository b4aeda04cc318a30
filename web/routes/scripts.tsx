import { Library } from '../features/library/components/library.tsx';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';

/** /scripts: every script the person has. */
export function Component() {
  useDocumentTitle('Meus roteiros');
  const { user } = useSession();
  return (
    user && (
      <Library
        key={user.id}
        userId={user.id}
        kind="scripts"
        hrefOf={({ text }) => paths.references.getHref({ hook: text })}
      />
    )
  );
}
