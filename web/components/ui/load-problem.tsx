import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface LoadProblemProps {
  title?: string;
  text?: string;
  onRetry: () => void;
}

/** Stands where something could not be loaded, with the way to try again. */
export function LoadProblem({ title = 'Não conseguimos carregar agora.', text, onRetry }: LoadProblemProps) {
  return (
    <Notice tone="danger" title={title}>
      {text && <p>{text}</p>}
      <Button variant="quiet" className="-ml-4" onClick={onRetry}>
        Tentar de novo
      </Button>
    </Notice>
  );
}
