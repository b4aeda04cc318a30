import { Spinner } from '../../../components/ui/spinner.tsx';

/** The wait between the click and the materials. */
export function Unlocking() {
  return (
    <div role="status" className="flex max-w-2xl animate-rise items-center gap-5 py-8">
      <Spinner className="size-12 text-accent-text" />
      <p className="font-semibold font-title text-xl">
        Gerando materiais estratégicos e a estrutura do seu roteiro
      </p>
    </div>
  );
}
