import { TangledLine } from '../components/drawings/tangled-line.tsx';
import { ButtonLink } from '../components/ui/button.tsx';
import { LoneScreen } from '../components/ui/lone-screen.tsx';
import { paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';

/** An address that leads nowhere. */
export function Component() {
  useDocumentTitle('Página não encontrada');
  return (
    <LoneScreen
      drawing={<TangledLine />}
      title="Aqui não tem peixe"
      action={<ButtonLink to={paths.dashboard.getHref()}>Voltar ao início</ButtonLink>}
    >
      Esta página não existe ou mudou de endereço. Confira o link ou volte ao início e lance um tema.
    </LoneScreen>
  );
}
