import { ButtonLink } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { SupportCode } from '../../../components/ui/support-code.tsx';
import { FunctionError } from '../../../lib/function-error.ts';
import { paths } from '../../../lib/paths.ts';
import { searchErrorDetail, searchErrorMessage } from '../search-error.ts';

/** Why an answer to a question failed, beside its button. A refusal that says what to do is no alarm. */
export function RequestProblem({ error }: { error: Error }) {
  const isAdvice = error instanceof FunctionError && error.status >= 400 && error.status < 429;
  const detail = searchErrorDetail(error);
  return (
    <Notice tone={isAdvice ? 'info' : 'danger'} className="mt-5 max-w-2xl">
      <p>{searchErrorMessage(error)}</p>
      {detail && <p className="mt-2 text-ink-soft">{detail}</p>}
      <p className="mt-1 text-ink-soft">O que você escreveu continua aqui.</p>
      <SupportCode error={error} />
      {error instanceof FunctionError && error.code === 'no_credits' && (
        <ButtonLink variant="outline" to={paths.pricing.getHref()} className="mt-3">
          Ver Planos
        </ButtonLink>
      )}
    </Notice>
  );
}
