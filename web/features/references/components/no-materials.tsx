import { BareHook } from '../../../components/drawings/bare-hook.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { paths } from '../../../lib/paths.ts';

/** Nothing solid was found, and nothing was paid. */
export function NoMaterials() {
  return (
    <div role="status">
      <EmptyState
        drawing={<BareHook />}
        title="Nenhuma referência encontrada para este hook."
        action={
          <ButtonLink variant="outline" size="lg" to={paths.dashboard.getHref()}>
            Escolher outro gancho
          </ButtonLink>
        }
      >
        Nada foi cobrado. Escolha outro gancho da mesma árvore, ou volte e tente um tema com palavras mais
        comuns.
      </EmptyState>
    </div>
  );
}
