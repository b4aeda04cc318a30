import { Spinner } from '../../../components/ui/spinner.tsx';

/** Covers the page below the navigation while the hooks are being made and says what is happening. */
export function GeneratingOverlay({ topic }: { topic: string }) {
  return (
    <div className="fixed inset-x-0 top-16 bottom-0 z-25 overflow-y-auto bg-paper">
      <div role="status" className="mx-auto max-w-7xl animate-rise px-4 pt-28 pb-8 sm:px-6 sm:pt-36">
        <Spinner className="mb-6 size-14 text-accent-text" />
        <p className="mb-5 font-bold font-title text-3xl leading-tight sm:text-5xl">
          Gerando ideias pro seu vídeo viral…
        </p>
        <ul className="max-w-2xl space-y-3 border-line-strong border-l-2 pl-5 text-lg">
          <li>
            Analisando as perguntas mais buscadas sobre{' '}
            <span className="break-words font-semibold">{topic}</span>
          </li>
          <li>Selecionando as melhores buscas</li>
          <li>Criando ganchos com alto potencial viral</li>
        </ul>
      </div>
    </div>
  );
}
