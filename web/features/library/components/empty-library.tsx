import { LineBeingCast } from '../../../components/drawings/line-being-cast.tsx';
import { SheetOnTheHook } from '../../../components/drawings/sheet-on-the-hook.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { paths } from '../../../lib/paths.ts';
import type { WorkKind } from '../api/get-kept-work.ts';
import { libraryTexts } from './library-texts.ts';

/** Nothing of this kind was made yet. */
export function EmptyLibrary({ kind }: { kind: WorkKind }) {
  const { title, text } = libraryTexts[kind].empty;
  return (
    <div className="mt-8">
      <EmptyState
        drawing={kind === 'searches' ? <LineBeingCast /> : <SheetOnTheHook />}
        title={title}
        action={
          <ButtonLink size="lg" to={paths.dashboard.getHref()}>
            Ir para a busca
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}
