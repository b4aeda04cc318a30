import { ButtonLink } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { SupportCode } from '../../../components/ui/support-code.tsx';
import type { Access, BlockedReason } from '../../../lib/access.ts';
import { FunctionError } from '../../../lib/function-error.ts';
import { paths } from '../../../lib/paths.ts';
import { nearTopicsOf } from '../clarification.ts';
import { searchErrorDetail, searchErrorMessage } from '../search-error.ts';
import { NearTopics } from './near-topics.tsx';

interface SearchErrorProps {
  error: unknown;
  access: Access | undefined;
  /** Searches a topic that the refusal offers. */
  onSearch: (topic: string) => void;
}

/** What went wrong with a search. A topic that asks for care is answered with care, and one that has no more hooks calmly: without "Ops!". */
export function SearchError({ error, access, onSearch }: SearchErrorProps) {
  const code = error instanceof FunctionError ? error.code : null;
  const near = code === 'sensitive_topic' ? [] : nearTopicsOf(error);
  if (near.length > 0)
    return <OtherTopics message={searchErrorMessage(error)} near={near} onSearch={onSearch} />;
  if (code === 'sensitive_topic' || code === 'nothing_new')
    return <Notice className="max-w-3xl">{searchErrorMessage(error)}</Notice>;
  if (code === 'no_credits' && access) return <BlockedSearch reason={access.refusalReason} />;
  const hasPlansButton = code === 'no_credits' || Boolean(access?.blockedReason);
  return (
    <ErrorBox
      message={searchErrorMessage(error)}
      detail={searchErrorDetail(error)}
      error={error}
      hasPlansButton={hasPlansButton}
    />
  );
}

interface OtherTopicsProps extends Pick<SearchErrorProps, 'onSearch'> {
  message: string;
  near: readonly string[];
}

/** A refusal that knows the way on. */
function OtherTopics({ message, near, onSearch }: OtherTopicsProps) {
  return (
    <>
      <Notice className="max-w-3xl">{message}</Notice>
      <section aria-label="Temas que eu conheço">
        <p className="mb-3 text-ink-soft">Destes eu sei falar, um toque já busca:</p>
        <NearTopics topics={near} onSearch={onSearch} />
      </section>
    </>
  );
}

/** Why this person cannot search now, and the way out. */
export function BlockedSearch({ reason }: { reason: BlockedReason }) {
  return (
    <ErrorBox message={`${reason.title}: ${reason.message}`} detail={null} error={null} hasPlansButton />
  );
}

interface ErrorBoxProps {
  message: string;
  detail: string | null;
  error: unknown;
  hasPlansButton: boolean;
}

function ErrorBox({ message, detail, error, hasPlansButton }: ErrorBoxProps) {
  return (
    <Notice tone="danger" className="max-w-3xl" title="Ops! Algo deu errado">
      <p>{message}</p>
      {detail && <p className="mt-2 text-ink-soft">{detail}</p>}
      <SupportCode error={error} />
      {hasPlansButton && (
        <ButtonLink to={paths.pricing.getHref()} className="mt-3">
          Ver Planos
        </ButtonLink>
      )}
    </Notice>
  );
}
