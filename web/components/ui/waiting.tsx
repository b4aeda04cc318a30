import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Stands where something is being loaded. */
export function Waiting({ label = 'Carregando…' }: { label?: string }) {
  return (
    <div role="status" className="py-16 text-water">
      <Spinner className="size-10" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
