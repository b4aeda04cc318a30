import type { Access } from '../../../lib/access.ts';
import { FunctionError } from '../../../lib/function-error.ts';
import type { HookSearch } from '../use-hook-search.ts';
import type { ClarificationStepProps } from './clarification-step.tsx';
import { BlockedSearch, SearchError } from './search-error.tsx';

/** What failed, unless it stands beside what was pressed; else why nobody can pay for a search here, which may still be free. */
export function SearchProblem({ search, access }: { search: HookSearch; access: Access | undefined }) {
  const { error, clarification } = search;
  const isAskedAbout =
    clarification !== null && error instanceof FunctionError && error.code === 'topic_unclear';
  if (isAskedAbout || failureOf(search)) return null;
  if (error) return <SearchError error={error} access={access} onSearch={search.searchTopic} />;
  const reason = access?.blockedReason ?? null;
  return reason && !clarification && <BlockedSearch reason={reason} />;
}

/** The failure of an answer to the question on the screen. */
export function failureOf({
  clarification,
  error,
  failedBasis,
}: HookSearch): ClarificationStepProps['failure'] {
  if (!clarification || !error || failedBasis === 'topic') return null;
  return { error, basis: failedBasis };
}
