import { Notice } from '../../../components/ui/notice.tsx';
import { describeAuthError } from '../auth-error.ts';

/** Why the account service refused. */
export function AuthErrorNotice({ error }: { error: Error }) {
  const { advice, message } = describeAuthError(error);
  return (
    <Notice tone="danger" title={advice}>
      {message && <p className="text-sm text-ink-soft">{message}</p>}
    </Notice>
  );
}
