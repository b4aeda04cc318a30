import { Notice } from '../../../components/ui/notice.tsx';
import { describeProblem } from '../describe-problem.ts';

/** Why it could not be done; nothing while there is no problem. */
export function ProblemNotice({ error }: { error: Error | null }) {
  return error && <Notice tone="danger">{describeProblem(error)}</Notice>;
}
