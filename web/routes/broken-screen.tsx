import { lazy, Suspense } from 'react';
import { Button } from '../components/ui/button.tsx';
import { LoneScreen } from '../components/ui/lone-screen.tsx';
import { isOffline } from '../lib/connection.ts';
import { paths } from '../lib/paths.ts';

// Everybody loads this screen and hardly anybody sees it: its drawing comes with it, where it can.
const BrokenLine = lazy(() =>
  import('../components/drawings/broken-line.tsx').then(
    ({ BrokenLine }) => ({ default: BrokenLine }),
    () => ({ default: NoDrawing }),
  ),
);

/** What stands when a screen breaks: says so and offers the way back. */
export function BrokenScreen() {
  if (isOffline()) {
    return (
      <Sorry isOffline title="Esta tela precisa de internet">
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
    <Sorry isOffline title="Não conseguimos falar com a Fisga">
      Verifique sua internet e recarregue a página. Se ela estiver boa, o problema é nosso: tente de novo em
      alguns instantes.
    </Sorry>
  );
}

interface SorryProps {
  isOffline?: boolean;
  title: string;
  children: string;
}

// Plain links on purpose: a full load throws the broken state away.
function Sorry({ isOffline = false, title, children }: SorryProps) {
  const action = (
    <>
      <Button onClick={() => globalThis.location.reload()}>Recarregar a página</Button>
      <a
        href={paths.dashboard.getHref()}
        className="inline-flex min-h-11 items-center rounded-control border border-line-strong bg-surface px-4 font-semibold transition-colors duration-150 hover:border-ink"
      >
        Voltar ao início
      </a>
    </>
  );
  return (
    <LoneScreen
      drawing={
        <Suspense fallback={<NoDrawing />}>
          <BrokenLine isOffline={isOffline} />
        </Suspense>
      }
      title={title}
      action={action}
    >
      {children}
    </LoneScreen>
  );
}

function NoDrawing() {
  return <div className="h-36 sm:h-44" />;
}
