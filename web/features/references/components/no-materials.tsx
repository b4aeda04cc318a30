import { ButtonLink } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { paths } from '../../../lib/paths.ts';

/** Nothing solid was found, and nothing was paid. */
export function NoMaterials() {
  return (
    <div className="max-w-2xl">
      <Notice title="Nenhuma referência encontrada para este hook.">
        <p>
          Nada foi cobrado. Escolha outro gancho da mesma árvore, ou volte e tente um tema com palavras mais
          comuns.
        </p>
      </Notice>
      <ButtonLink variant="outline" to={paths.dashboard.getHref()} className="mt-4">
        Escolher outro gancho
      </ButtonLink>
    </div>
  );
}
