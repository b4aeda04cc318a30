import { Button } from '../components/ui/button.tsx';
import { Logo } from '../components/ui/logo.tsx';
import { isOffline } from '../lib/connection.ts';
import { paths } from '../lib/paths.ts';

/** What stands when a screen breaks: says so and offers the way back. */
export function BrokenScreen() {
  if (isOffline()) {
    return (
      <Sorry title="Esta tela precisa de internet">
        Ela ainda não foi aberta neste aparelho. Sua última busca continua no início, mesmo sem rede.
      </Sorry>
    );
  }
  return (
    <Sorry title="Unexpected Application Error!">
      A linha arrebentou do nosso lado. Nada do que você já gerou foi perdido: volte ao início ou recarregue a
      página.
    </Sorry>
  );
}

/** What stands when the server could not even say its settings. */
export function OfflineScreen() {
  return (
    <Sorry title="Não conseguimos falar com a Fisga">
      Verifique sua internet e recarregue a página. Se ela estiver boa, o problema é nosso: tente de novo em
      alguns instantes.
    </Sorry>
  );
}

// Plain links on purpose: a full load throws the broken state away.
function Sorry({ title, children }: { title: string; children: string }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-5 px-5 py-10">
      <Logo isHanging className="text-3xl" />
      <h1 className="text-3xl font-bold sm:text-4xl">{title}</h1>
      <p className="text-lg text-ink-soft">{children}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => globalThis.location.reload()}>Recarregar a página</Button>
        <a
          href={paths.dashboard.getHref()}
          className="inline-flex min-h-11 items-center rounded-control border border-line-strong px-4 font-semibold hover:border-ink"
        >
          Voltar ao início
        </a>
      </div>
    </main>
  );
}
