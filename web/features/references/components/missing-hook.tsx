import { ButtonLink } from '../../../components/ui/button.tsx';
import { paths } from '../../../lib/paths.ts';

/** The address names no hook. */
export function MissingHook() {
  return (
    <section className="max-w-2xl py-6 sm:py-12">
      <h1 className="font-bold text-4xl tracking-tight">Falta o gancho</h1>
      <p className="mt-4 text-lg">Escolha um gancho na sua árvore, e os materiais dele aparecem aqui.</p>
      <ButtonLink size="lg" to={paths.dashboard.getHref()} className="mt-8">
        Escolher um gancho
      </ButtonLink>
    </section>
  );
}
