import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { TangledLine } from '../components/drawings/tangled-line.tsx';
import { ButtonLink } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { useKeptTree } from '../features/search/api/get-kept-tree.ts';
import { saveClarification } from '../features/search/clarification.ts';
import { TreeSkeleton } from '../features/search/components/tree-skeleton.tsx';
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
    // A question that was left open would stand in its place; what was typed into it stays.
    saveClarification(userId, null);
    saveLastSearch(userId, { ...search, timestamp: Date.now() });
    void navigate(paths.dashboard.getHref(), { replace: true });
  }, [search, userId, navigate]);
  if (isError) return <Navigate to={paths.searches.getHref()} replace />;
  if (search === null) return <NotThere />;
  return (
    <div className="mx-auto max-w-7xl px-4 py-6 sm:px-6">
      <TreeSkeleton label="Abrindo a busca…" />
    </div>
  );
}

function NotThere() {
  return (
    <div className="mx-auto max-w-4xl px-4 py-6 sm:px-6">
      <EmptyState
        isScreen
        drawing={<TangledLine />}
        title="Essa busca não tá mais aqui"
        action={
          <ButtonLink size="lg" to={paths.searches.getHref()}>
            Ver minhas buscas
          </ButtonLink>
        }
      >
        Ela foi apagada, ou é de outra conta.
      </EmptyState>
    </div>
  );
}
