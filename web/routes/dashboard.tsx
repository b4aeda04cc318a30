import { Activity, Suspense, useEffect, useRef } from 'react';
import { Button } from '../components/ui/button.tsx';
import { Later, laterCode } from '../components/ui/later.tsx';
import { Notice } from '../components/ui/notice.tsx';
import { TextShape } from '../components/ui/skeleton.tsx';
import { useAccess } from '../features/credits/api/get-credits.ts';
import { ConnectionNotice } from '../features/search/components/connection-notice.tsx';
import { GeneratingOverlay } from '../features/search/components/generating-overlay.tsx';
import { SearchHeadline } from '../features/search/components/search-headline.tsx';
import { failureOf, SearchProblem } from '../features/search/components/search-problem.tsx';
import { SearchStepper } from '../features/search/components/search-stepper.tsx';
import { TopicChips } from '../features/search/components/topic-chips.tsx';
import { TopicForm } from '../features/search/components/topic-form.tsx';
import { TreeSkeleton } from '../features/search/components/tree-skeleton.tsx';
import { WaitingLine } from '../features/search/components/waiting-line.tsx';
import { searchCostSentence } from '../features/search/search-cost.ts';
import { useHookSearch } from '../features/search/use-hook-search.ts';
import { useSession } from '../lib/session.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { loadAhead, loadWhenIdle } from '../lib/when-idle.ts';
import { explorerCode, TreeStage } from './tree-stage.tsx';
import { useCreditsSharing } from './use-credits-sharing.ts';

// Most topics are known: what asks about the others comes once the screen rests.
const clarificationCode = laterCode(
  async () => (await import('../features/search/components/clarification-step.tsx')).ClarificationStep,
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
  const field = useRef<HTMLInputElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const search = useHookSearch({ userId, ...useCreditsSharing(userId, (access?.plan ?? 'none') !== 'none') });
  const { result, isLoading, isRestoring, isTreeFolded, clarification } = search;
  // One that is on its way back stands as if it were there.
  const hasResult = result !== null || isRestoring;
  // From the press on: folded only once the hooks are there, what stands above them would jump.
  const isFolded = hasResult || isLoading || clarification !== null;
  useEffect(() => {
    if (!hasResult) return loadWhenIdle(() => Promise.all([explorerCode.load(), clarificationCode.load()]));
    // Who finds hooks here waits for it.
    loadAhead(explorerCode.load);
    return loadWhenIdle(clarificationCode.load);
  }, [hasResult]);

  const chooseExample = (topic: string) => {
    search.setTopic(topic);
    field.current?.focus();
  };
  const clear = () => {
    search.clear();
    field.current?.focus();
  };
  useKeyboardAfter(isTreeFolded, () => (result ? stage : field).current?.focus({ preventScroll: true }));
  return (
    <div
      className={`relative mx-auto flex max-w-7xl flex-col px-4 sm:px-6 ${isFolded ? 'gap-6 py-6' : 'gap-8 py-8 sm:gap-10 sm:py-12'}`}
    >
      <SearchStepper
        hasTopic={search.topic.trim() !== ''}
        isLoading={isLoading}
        hasResult={hasResult && !isTreeFolded}
      />
      <SearchHeadline isFolded={isFolded} isAsking={clarification !== null} />
      <TopicForm
        topic={search.topic}
        onTopicChange={search.setTopic}
        onSubmit={search.search}
        onClear={result && !isLoading ? clear : null}
        isClearable={hasResult || isLoading}
        isLoading={isLoading}
        isFolded={isFolded}
        cost={access ? searchCostSentence(access) : ''}
        inputRef={field}
      />
      {search.isStopped && !isLoading && (
        <Notice className="max-w-3xl">Você parou a geração. O que não ficou pronto não é cobrado.</Notice>
      )}
      {!isLoading && <SearchProblem search={search} access={access} />}
      {!isLoading && (
        <ConnectionNotice stands={clarification ? 'question' : hasResult ? 'result' : 'nothing'} />
      )}
      {clarification && (
        <Suspense>
          <Later
            code={clarificationCode}
            props={{
              userId,
              clarification,
              isNew: search.isJustAsked,
              failure: failureOf(search),
              searchCost: access?.plan === 'ilimitado' ? '' : ' Custa 1\u00a0crédito.',
              onSearch: search.searchTopic,
              onTell: search.tell,
              onAskForKind: search.askForKind,
              onLeave: search.leave,
              leaveLabel: result ? `Voltar aos ganchos de “${result.data.topic}”` : 'Fechar',
            }}
          />
        </Suspense>
      )}
      {!clarification && isTreeFolded && !isLoading && result && (
        <Button variant="outline" onClick={search.leave} className="self-start text-left">
          Voltar aos ganchos de “{result.data.topic}”
        </Button>
      )}
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
        {result && !isLoading && !isTreeFolded && 'Ganchos prontos: 4\u00a0perguntas, 16\u00a0ganchos.'}
      </p>
      {result && (
        // Out of sight it keeps its view, its folds and its place.
        <Activity mode={isTreeFolded ? 'hidden' : 'visible'}>
          <TreeStage
            search={search}
            result={result}
            access={access}
            isAccessPending={isAccessPending}
            ref={stage}
          />
        </Activity>
      )}
    </div>
  );
}

/** Gives the keyboard a place once the tree is back and what had the keyboard is gone. */
function useKeyboardAfter(isTreeFolded: boolean, focusPlace: () => void) {
  const wasFolded = useRef(isTreeFolded);
  useEffect(() => {
    if (wasFolded.current && !isTreeFolded && document.activeElement === document.body) {
      // What was pressed may have been far down in the question.
      window.scrollTo(0, 0);
      focusPlace();
    }
    wasFolded.current = isTreeFolded;
  });
}
