import { Notice } from '../../../components/ui/notice.tsx';
import { getLinkError } from '../../../lib/link-error.ts';

/** Why the link that led here did not do what it was for. */
export function LinkErrorNotice() {
  const message = getLinkError();
  return message === null ? null : <Notice tone="danger" title={message} className="mb-6" />;
}
