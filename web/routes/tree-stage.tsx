import { type Ref, Suspense, useDeferredValue } from 'react';
import { Later, laterCode } from '../components/ui/later.tsx';
import { Notice } from '../components/ui/notice.tsx';
import { ResultActions } from '../features/search/components/result-actions.tsx';
import { TreeOrigin } from '../features/search/components/tree-origin.tsx';
import { TreeSkeleton } from '../features/search/components/tree-skeleton.tsx';
import type { LastSearch } from '../features/search/last-search.ts';
import type { HookSearch } from '../features/search/use-hook-search.ts';
import type { HookExplorerProps } from '../features/tree/components/hook-explorer.tsx';
import type { Access } from '../lib/access.ts';
import { paths } from '../lib/paths.ts';
import { useNavigate } from '../lib/routing/use-navigate.ts';

// The tree is drawn after a topic is typed: what draws it comes while that happens.
export const explorerCode = laterCode(
  async () => (await import('../features/tree/components/hook-explorer.tsx')).HookExplorer,
);

interface TreeStageProps {
  search: HookSearch;
  result: LastSearch;
  access: Access | undefined;
  isAccessPending: boolean;
  /** Takes the keyboard when the tree is back. */
  ref: Ref<HTMLDivElement>;
}

/** The hooks of a search, with what they were written from and what can be done with them. */
export function TreeStage({ search, result, access, isAccessPending, ref }: TreeStageProps) {
  const navigate = useNavigate();
  const { data, variant } = result;
  const chooseHook = (hook: string) =>
    navigate(paths.references.getHref({ hook }), { state: { treeId: data.id } });
  const actions = !search.isLoading && (
    <ResultActions
      access={access}
      isWaiting={isAccessPending}
      variant={variant}
      source={data.written_from.source}
      hasMore={data.has_more}
      near={data.near}
      onAnother={search.searchAnother}
      onSearch={search.searchTopic}
    />
  );
  return (
    <div ref={ref} tabIndex={-1} className="flex scroll-mt-20 flex-col gap-6 outline-none">
      {search.isRepeat && !search.error && (
        <Notice className="max-w-4xl">Você já tinha estes ganchos: nada foi cobrado.</Notice>
      )}
      {data.care !== null && <Notice className="max-w-4xl">{data.care}</Notice>}
      <TreeOrigin writtenFrom={data.written_from} engine={data.engine} />
      <DeferredExplorer
        tree={data}
        onChoose={chooseHook}
        onSwapped={search.replaceQuestion}
        actions={actions}
      />
    </div>
  );
}

/** Draws the hooks in slices, between which a phone can answer a finger. */
function DeferredExplorer({ tree, ...rest }: HookExplorerProps) {
  const drawn = useDeferredValue(tree, null);
  if (drawn === null) return treeOnItsWay;
  return (
    <Suspense fallback={treeOnItsWay}>
      <Later code={explorerCode} props={{ tree: drawn, ...rest }} />
    </Suspense>
  );
}

const treeOnItsWay = <TreeSkeleton label="Desenhando os ganchos…" />;
