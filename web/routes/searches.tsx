import { Library } from '../features/library/components/library.tsx';
import { forgetTree } from '../features/search/last-search.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';

/** /searches: every tree the person has. */
export function Component() {
  useDocumentTitle('Minhas buscas');
  const { user } = useSession();
  return (
    user && (
      <Library
        key={user.id}
        userId={user.id}
        kind="searches"
        hrefOf={({ id }) => paths.search.getHref({ id })}
        onThrownAway={(id) => forgetTree(user.id, id, Date.now())}
      />
    )
  );
}
