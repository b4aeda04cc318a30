import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BareHook } from '../../../components/drawings/bare-hook.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { LoadProblem } from '../../../components/ui/load-problem.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { countOf } from '../../../lib/brazilian-format.ts';
import { type KeptWork, useKeptWork, type WorkKind } from '../api/get-kept-work.ts';
import { findWork } from '../find-work.ts';
import { EmptyLibrary } from './empty-library.tsx';
import { KeptWorkRow } from './kept-work-row.tsx';
import { LibrarySkeleton } from './library-skeleton.tsx';
import { libraryTexts } from './library-texts.ts';

interface LibraryProps {
  userId: string;
  kind: WorkKind;
  /** Where a work is opened. */
  hrefOf: (work: KeptWork) => string;
  onThrownAway?: (id: string) => void;
}

/** All the person has made of one kind, to be found, opened again or thrown away. */
export function Library({ userId, kind, hrefOf, onThrownAway }: LibraryProps) {
  const texts = libraryTexts[kind];
  const [typed, setTyped] = useState('');
  const {
    data: works,
    isError,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = useKeptWork({
    userId,
    kind,
  });
  const isSearching = typed.trim() !== '';
  // A search looks through everything, so the pages not yet here are fetched one after the other.
  useEffect(() => {
    if (isSearching && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isSearching, hasNextPage, isFetchingNextPage, fetchNextPage]);
  const found = findWork(works ?? [], typed);

  return (
    <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="font-bold text-4xl tracking-tight sm:text-5xl">{texts.title}</h1>
      <p className="mt-3 text-ink-soft text-lg">{texts.lead}</p>
      {isError && !works && (
        <div className="mt-8">
          <LoadProblem onRetry={() => void refetch()} />
        </div>
      )}
      {!works && !isError && <LibrarySkeleton label={texts.waiting} />}
      {works?.length === 0 && <EmptyLibrary kind={kind} />}
      {works && works.length > 0 && (
        <>
          <TextField
            className="mt-8"
            label={texts.field}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            leading={<Search className="ml-3 size-5 self-center text-ink-soft" aria-hidden="true" />}
          />
          <p role="status" className="mt-4 min-h-5 text-ink-soft text-sm">
            {isSearching && !isFetchingNextPage && countFound(found.length)}
          </p>
          {found.length === 0 && !isFetchingNextPage ? (
            <NothingFound onShowAll={() => setTyped('')} />
          ) : (
            <ul className="mt-2 divide-y divide-line border-line border-y">
              {found.map((work) => (
                <KeptWorkRow
                  key={work.id}
                  userId={userId}
                  kind={kind}
                  work={work}
                  href={hrefOf(work)}
                  onThrownAway={onThrownAway}
                />
              ))}
            </ul>
          )}
          {hasNextPage && (
            <Button
              variant="outline"
              className="mt-6"
              isBusy={isFetchingNextPage}
              busyLabel="Carregando…"
              onClick={() => void fetchNextPage()}
            >
              Mostrar mais
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function countFound(count: number): string {
  if (count === 0) return 'Nada com essas palavras. Tente menos palavras.';
  return countOf(count, ['encontrado', 'encontrados']);
}

// The sentence is in the line above, which is read out.
function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className="mt-8">
      <BareHook />
      <Button variant="outline" className="mt-6" onClick={onShowAll}>
        Mostrar todos
      </Button>
    </div>
  );
}
