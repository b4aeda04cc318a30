import { FunctionError } from '../../lib/function-error.ts';

/** Where a failure was the server's: the id under which its log tells what happened, to hand to whoever helps. */
export function SupportCode({ error }: { error: unknown }) {
  if (!(error instanceof FunctionError) || error.status < 500 || error.requestId === null) return null;
  return (
    <p className="mt-2 text-ink-soft text-sm">
      Código para o suporte: <code className="select-all break-all">{error.requestId}</code>
    </p>
  );
}
