import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { ButtonLink } from '../components/ui/button.tsx';
import { Spinner } from '../components/ui/spinner.tsx';
import { VisuallyHidden } from '../components/ui/visually-hidden.tsx';
import { useKeptTree } from '../features/search/api/get-kept-tree.ts';
import { saveLastSearch } from '../features/search/last-search.ts';
import { paths } from '../lib/paths.ts';
import { useNavigate } from '../lib/routing/use-navigate.ts';
import { useSession } from '../lib/session.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';

/** /searches/:id: puts a kept tree back on the dashboard. */
export function Component() {
  useDocumentTitle('Minhas buscas');
  const { id = '' } = useParams();
  const { user } = useSession();
  return user && <KeptSearch key={`${user.id} ${id}`} userId={user.id} treeId={id} />;
}

function KeptSearch({ userId, treeId }: { userId: string; treeId: string }) {
  const { data: search, isError } = useKeptTree({ userId, treeId });
  const navigate = useNavigate();
  useEffect(() => {
    if (!search) return;
    saveLastSearch(userId, { ...search, timestamp: Date.now() });
    void navigate(paths.dashboard.getHref(), { replace: true });
  }, [search, userId, navigate]);
  if (isError) return <Navigate to={paths.searches.getHref()} replace />;
  if (search === null) return <NotThere />;
  return (
    <div role="status" className="mx-auto max-w-4xl px-4 py-16 text-water sm:px-6">
      <Spinner className="size-10" />
      <VisuallyHidden>Abrindo a busca…</VisuallyHidden>
    </div>
  );
}

function NotThere() {
  return (
    <section className="mx-auto max-w-4xl px-4 py-12 sm:px-6">
      <h1 className="font-bold text-4xl tracking-tight">Essa busca não tá mais aqui</h1>
      <p className="mt-4 text-lg">Ela foi apagada, ou é de outra conta.</p>
      <ButtonLink size="lg" to={paths.searches.getHref()} className="mt-8">
        Ver minhas buscas
      </ButtonLink>
    </section>
  );
}
