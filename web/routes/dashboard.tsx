import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { Later, laterCode } from '../components/ui/later.tsx';
import { Notice } from '../components/ui/notice.tsx';
import { TextShape } from '../components/ui/skeleton.tsx';
import { creditsQuery, doubtCredits, useAccess } from '../features/credits/api/get-credits.ts';
import type { GeneratedHooks } from '../features/search/api/generate-hooks.ts';
import { GeneratingOverlay } from '../features/search/components/generating-overlay.tsx';
import { ResultActions } from '../features/search/components/result-actions.tsx';
import { BlockedSearch, SearchError } from '../features/search/components/search-error.tsx';
import { SearchHeadline } from '../features/search/components/search-headline.tsx';
import { SearchStepper } from '../features/search/components/search-stepper.tsx';
import { TopicChips } from '../features/search/components/topic-chips.tsx';
import { TopicForm } from '../features/search/components/topic-form.tsx';
import { TreeSkeleton } from '../features/search/components/tree-skeleton.tsx';
import { WaitingLine } from '../features/search/components/waiting-line.tsx';
import { creditsAfterSearch, searchCostSentence } from '../features/search/search-cost.ts';
import { useHookSearch } from '../features/search/use-hook-search.ts';
import type { HookExplorerProps } from '../features/tree/components/hook-explorer.tsx';
import type { Access } from '../lib/access.ts';
import { useConnectionProblem } from '../lib/connection.ts';
import { dispatchCreditsUpdated } from '../lib/credits-updated.ts';
import { describeEngine } from '../lib/describe-engine.ts';
import { paths } from '../lib/paths.ts';
import { useNavigate } from '../lib/routing/use-navigate.ts';
import { useSession } from '../lib/session.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { loadAhead, loadWhenIdle } from '../lib/when-idle.ts';

// The tree is drawn after a topic is typed: what draws it comes while that happens.
const explorerCode = laterCode(
  async () => (await import('../features/tree/components/hook-explorer.tsx')).HookExplorer,
);

/** The search: a topic goes in, and the hooks come out as a tree. */
export function Component() {
  useDocumentTitle('Dashboard');
  const { user } = useSession();
  // Keyed by person, so that a change of account starts from that account's own last search.
  return user && <Dashboard key={user.id} userId={user.id} />;
}

function Dashboard({ userId }: { userId: string }) {
  const { data: access, isPending: isAccessPending } = useAccess();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const search = useHookSearch({ userId, ...useCreditsSharing(userId, (access?.plan ?? 'none') !== 'none') });
  const { result, isLoading, isRestoring, error } = search;
  // One that is on its way back stands as if it were there.
  const hasResult = result !== null || isRestoring;
  // From the press on: folded only once the hooks are there, what stands above them would jump.
  const isFolded = hasResult || isLoading;
  useEffect(() => {
    if (!hasResult) return loadWhenIdle(explorerCode.load);
    // Who finds hooks here waits for it.
    loadAhead(explorerCode.load);
  }, [hasResult]);

  const chooseExample = (topic: string) => {
    search.setTopic(topic);
    field.current?.focus();
  };
  const clear = () => {
    search.clear();
    field.current?.focus();
  };
  const chooseHook = (hook: string) =>
    navigate(paths.references.getHref({ hook }), { state: { treeId: result?.data.id } });

  return (
    <div
      className={`relative mx-auto flex max-w-7xl flex-col px-4 sm:px-6 ${isFolded ? 'gap-6 py-6' : 'gap-8 py-8 sm:gap-10 sm:py-12'}`}
    >
      <SearchStepper hasTopic={search.topic.trim() !== ''} isLoading={isLoading} hasResult={hasResult} />
      <SearchHeadline isFolded={isFolded} />
      <TopicForm
        topic={search.topic}
        onTopicChange={search.setTopic}
        onSubmit={search.search}
        onClear={result && !isLoading ? clear : null}
        isLoading={isLoading}
        hasAccess={access?.canGenerate !== false}
        isFolded={isFolded}
        cost={access ? searchCostSentence(access) : ''}
        inputRef={field}
      />
      {search.isStopped && !isLoading && (
        <Notice className="max-w-3xl">Você parou a geração. O que não ficou pronto não é cobrado.</Notice>
      )}
      {!isLoading && <SearchProblem error={error} access={access} />}
      {!isLoading && <ConnectionNotice hasResult={hasResult} />}
      {!isFolded && (
        <>
          <TopicChips onChoose={chooseExample} />
          <WaitingLine />
        </>
      )}
      {isLoading && (
        <GeneratingOverlay topic={search.topic.trim()} written={search.written} onStop={search.stop} />
      )}
      {isRestoring && (
        <>
          <p className="text-sm">
            <TextShape className="w-40" />
          </p>
          <TreeSkeleton label="Trazendo sua última busca…" />
        </>
      )}
      <p role="status" className="sr-only">
        {result && !isLoading && 'Ganchos prontos: 4\u00a0perguntas, 16\u00a0ganchos.'}
      </p>
      {result && (
        <>
          {search.isRepeat && !error && (
            <Notice className="max-w-4xl">Você já tinha estes ganchos: nada foi cobrado.</Notice>
          )}
          <p className="text-ink-soft text-sm">{result.data.engine && describeEngine(result.data.engine)}</p>
          <DeferredExplorer
            tree={result.data}
            onChoose={chooseHook}
            onSwapped={search.replaceQuestion}
            actions={
              !isLoading && (
                <ResultActions
                  access={access}
                  isWaiting={isAccessPending}
                  variant={result.variant}
                  onAnother={search.searchAnother}
                />
              )
            }
          />
        </>
      )}
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

function SearchProblem({ error, access }: { error: unknown; access: Access | undefined }) {
  const reason = access?.blockedReason ?? null;
  if (error) return <SearchError error={error} access={access} />;
  return reason && <BlockedSearch reason={reason} />;
}

// A browser that thinks it is online may still not reach the server.
function ConnectionNotice({ hasResult }: { hasResult: boolean }) {
  const cause = useConnectionProblem();
  if (cause === null) return null;
  return (
    <Notice className="max-w-4xl">
      {hasResult
        ? `${cause}: estes são os ganchos da última busca.`
        : `${cause}, e não há busca das últimas 24\u00a0horas guardada neste aparelho.`}
    </Notice>
  );
}

const stopMilliseconds = 1_500;

function useCreditsSharing(userId: string, hasSubscription: boolean) {
  const queryClient = useQueryClient();
  const refresh = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: creditsQuery(userId).queryKey }),
    [queryClient, userId],
  );
  const onGenerated = useCallback(
    (output: GeneratedHooks) => {
      const credits = creditsAfterSearch(output.credits, hasSubscription);
      if (credits) dispatchCreditsUpdated(credits);
      refresh();
    },
    [refresh, hasSubscription],
  );
  // The credit comes back a moment after the server noticed that nobody reads any more.
  const onStopped = useCallback(() => void setTimeout(refresh, stopMilliseconds), [refresh]);
  const onOutOfCredits = useCallback(() => {
    doubtCredits(userId);
    refresh();
  }, [refresh, userId]);
  return { onGenerated, onOutOfCredits, onStopped };
}
