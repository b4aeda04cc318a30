import { Spinner } from '../../../components/ui/spinner.tsx';
import { useSeconds } from '../../../lib/use-seconds.ts';

/** A model writes for a while, and each of its sentences is compared; the embedded engine is long done by then. */
const longWaitSeconds = 5;

/** The wait between the click and the materials. */
export function Unlocking() {
  const isLong = useSeconds() >= longWaitSeconds;
  return (
    <div role="status" className="flex max-w-2xl animate-rise items-center gap-5 py-8">
      <Spinner className="size-12 shrink-0 text-accent-text" />
      <div>
        <p className="font-semibold font-title text-xl">
          Gerando materiais estratégicos e a estrutura do seu roteiro
        </p>
        {isLong && (
          <p className="mt-2 text-ink-soft">
            Conferindo cada frase com a fonte dela. Pode levar um minuto: deixe esta tela aberta.
          </p>
        )}
      </div>
    </div>
  );
}
