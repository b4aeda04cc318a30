import { ButtonLink } from '../components/ui/button.tsx';
import { Logo } from '../components/ui/logo.tsx';
import { paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';

/** An address that leads nowhere. */
export function Component() {
  useDocumentTitle('Página não encontrada');
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-5 px-5 py-10">
      <Logo isHanging className="text-3xl" />
      <h1 className="text-3xl font-bold sm:text-4xl">Aqui não tem peixe</h1>
      <p className="text-lg text-ink-soft">
        Esta página não existe ou mudou de endereço. Confira o link ou volte ao início e lance um tema.
      </p>
      <ButtonLink to={paths.dashboard.getHref()}>Voltar ao início</ButtonLink>
    </main>
  );
}
