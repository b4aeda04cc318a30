import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { SupportCode } from '../../../components/ui/support-code.tsx';
import { FunctionError } from '../../../lib/function-error.ts';
import { paths } from '../../../lib/paths.ts';
import { referencesErrorMessage } from '../references-error.ts';

/** What went wrong with the unlocking, and the way on. A hook that shows a risk gets the sentence with help, and no second try. */
export function UnlockError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = error instanceof FunctionError ? error.code : null;
  if (code === 'sensitive_topic')
    return <Notice className="max-w-2xl">{referencesErrorMessage(error)}</Notice>;
  return (
    <div className="max-w-2xl">
      <Notice tone="danger">
        <p className="font-semibold">{referencesErrorMessage(error)}</p>
        <SupportCode error={error} />
      </Notice>
      <div className="mt-4 flex flex-wrap gap-3">
        {code === 'no_credits' && <ButtonLink to={paths.pricing.getHref()}>Ver Planos</ButtonLink>}
        <Button variant="outline" onClick={onRetry}>
          Tentar de novo
        </Button>
      </div>
    </div>
  );
}
