import { LineWithoutHook } from '../../../components/drawings/line-without-hook.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { paths } from '../../../lib/paths.ts';

/** The address names no hook. */
export function MissingHook() {
  return (
    <EmptyState
      isScreen
      drawing={<LineWithoutHook />}
      title="Falta o gancho"
      action={
        <ButtonLink size="lg" to={paths.dashboard.getHref()}>
          Escolher um gancho
        </ButtonLink>
      }
    >
      Escolha um gancho na sua árvore, e os materiais dele aparecem aqui.
    </EmptyState>
  );
}
