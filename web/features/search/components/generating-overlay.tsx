import { Button } from '../../../components/ui/button.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { useSeconds } from '../../../lib/use-seconds.ts';
import type { WrittenTree } from '../written-tree.ts';
import { WrittenTreePreview } from './written-tree-preview.tsx';

interface GeneratingOverlayProps {
  topic: string;
  written: WrittenTree;
  onStop: () => void;
}

/** Covers the page below the navigation while the hooks are being made: what is happening, then the hooks as they are written. */
export function GeneratingOverlay({ topic, written, onStop }: GeneratingOverlayProps) {
  const hasBegun = written.length > 0;
  return (
    <div className="fixed inset-x-0 top-16 bottom-(--consent-height) z-25 overflow-y-auto bg-paper">
      <div className="mx-auto max-w-7xl animate-rise px-4 pt-28 pb-8 sm:px-6 sm:pt-36">
        <div role="status">
          {/* Stays while hooks come in: what is read below it must not move. */}
          <Spinner className="mb-6 size-14 text-accent-text" />
          <p className="mb-5 font-bold font-title text-3xl leading-tight sm:text-5xl">
            Gerando ideias pro seu vídeo viral…
          </p>
          {!hasBegun && <Steps topic={topic} />}
        </div>
        <WrittenTreePreview tree={written} />
        <StopAfterAWhile onStop={onStop} />
      </div>
    </div>
  );
}

function Steps({ topic }: { topic: string }) {
  return (
    <ul className="max-w-2xl space-y-3 border-line-strong border-l-2 pl-5 text-lg">
      <li>
        Analisando as perguntas mais buscadas sobre <span className="break-words font-semibold">{topic}</span>
      </li>
      <li>Selecionando as melhores buscas</li>
      <li>Criando ganchos com alto potencial viral</li>
    </ul>
  );
}

/** What is quick needs no way out, and a button that flashes by would be pressed by mistake. */
const quickSeconds = 2;

function StopAfterAWhile({ onStop }: { onStop: () => void }) {
  const seconds = useSeconds();
  if (seconds < quickSeconds) return null;
  return (
    // At hand however far the hooks have grown.
    <div className="pointer-events-none sticky bottom-4 mt-8">
      <Button variant="outline" className="pointer-events-auto bg-paper shadow-lift" onClick={onStop}>
        Parar
      </Button>
    </div>
  );
}
